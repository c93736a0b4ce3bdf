import { existsSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';

const PROCESSES = '/proc';

/**
 * Whether another process of this account has the file open, where the system tells (Linux). A destroyed database cannot
 * be asked itself: it answers nothing at all.
 */
export function isOpenElsewhere(file: string): boolean {
  if (!existsSync(PROCESSES)) return false;
  const wanted = realpathSync(file);
  const others = readdirSync(PROCESSES).filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  return others.some((id) => openFilesOf(id).includes(wanted));
}

/** None of a process that has just ended, or that is somebody else's. */
function openFilesOf(id: string): string[] {
  const folder = `${PROCESSES}/${id}/fd`;
  try {
    return readdirSync(folder).map((name) => targetOf(`${folder}/${name}`));
  } catch {
    return [];
  }
}

/** It may be closed in this very moment. */
function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
}

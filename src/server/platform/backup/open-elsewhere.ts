import { existsSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';

const PROCESSES = '/proc';

/** Linux only: whether another process of this account has the file open. A corrupt database cannot be asked itself. */
export function isOpenElsewhere(file: string): boolean {
  if (!existsSync(PROCESSES)) return false;
  const wanted = realpathSync(file);
  const others = readdirSync(PROCESSES).filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  return others.some((id) => openFilesOf(id).includes(wanted));
}

function openFilesOf(id: string): string[] {
  const folder = `${PROCESSES}/${id}/fd`;
  try {
    return readdirSync(folder).map((name) => targetOf(`${folder}/${name}`));
  } catch {
    return [];
  }
}

/** It may have been closed meanwhile. */
function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
}

import { STAGE, STAGE_VIEW_BOX } from '#client/figure/clip-frame.ts';
import { drawClip } from '#client/figure/draw-clip.ts';
import type { DrawItem } from '#client/figure/draw-item.ts';
import type { NamedClip } from '#client/figure/every-clip.ts';
import { keyPhases } from '#client/figure/key-pose.ts';
import type { Look } from '#client/figure/look.ts';
import type { Clip } from '#programme/poses/pose.ts';

interface Sheet {
  rows: readonly NamedClip[];
  look: Look;
  /** Pictures of one loop, evenly spread, or its two still pictures. */
  frames: number | 'stills';
  /** The other side of the body. */
  mirror: boolean;
}

const GAP = 4;
const LABEL = 18;
/** From this many rows on they stand in columns of smaller pictures, so that one picture holds them all. */
const MANY_ROWS = 13;

/** The sheet as a page, and its size in pixels. */
export function sheetPage({ rows, frames, ...drawn }: Sheet): { html: string; width: number; height: number } {
  const count = frames === 'stills' ? 2 : frames;
  const isMany = rows.length >= MANY_ROWS;
  const [columns, cell] = isMany ? [Math.max(3, Math.floor(18 / count)), 112] : [1, 240];
  const rowHeight = Math.ceil((cell * STAGE.height) / STAGE.width) + LABEL + GAP;
  const style = `*{box-sizing:border-box}body{margin:0;padding:${GAP}px;display:grid;gap:${GAP}px;
    grid-template-columns:repeat(${columns},1fr);background:#f4f7f4;font:600 12px sans-serif;color:#12211e}
    section{display:grid;grid-template-columns:repeat(${count},${cell}px);gap:${GAP}px}
    b{grid-column:1/-1;height:${LABEL - GAP}px}svg{display:block;width:${cell}px;background:#dceee7;border-radius:8px}`;
  return {
    html: `<!doctype html><style>${style}</style>${rows.map((row) => rowMarkup(row, frames, drawn)).join('')}`,
    width: columns * (count * (cell + GAP) + GAP) + GAP,
    height: Math.ceil(rows.length / columns) * (rowHeight + GAP) + 2 * GAP,
  };
}

function rowMarkup({ name, clip }: NamedClip, frames: Sheet['frames'], drawn: Pick<Sheet, 'look' | 'mirror'>): string {
  const notes = [`${clip.seconds} s`, clip.sided && 'sided', clip.hold && 'hold', clip.view].filter(Boolean).join(', ');
  const turn = drawn.mirror ? ` transform="translate(${STAGE.width} 0) scale(-1 1)"` : '';
  const pictures = phasesOf(clip, frames).map((phase) => {
    const paths = drawClip(clip, phase, drawn.look).map(pathMarkup).join('');
    return `<svg viewBox="${clip.frame ?? STAGE_VIEW_BOX}"><g${turn}>${paths}</g></svg>`;
  });
  return `<section><b>${name} (${notes})</b>${pictures.join('')}</section>`;
}

function phasesOf(clip: Clip, frames: Sheet['frames']): readonly number[] {
  if (frames !== 'stills') return Array.from({ length: frames }, (_, frame) => frame / frames);
  const { start, key } = keyPhases(clip);
  return [start, key];
}

function pathMarkup({ d, fill = 'none', stroke, width, opacity, transform }: DrawItem): string {
  const line = stroke && `stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
  const extra = [opacity !== undefined && `opacity="${opacity}"`, transform && `transform="${transform}"`, line];
  return `<path d="${d}" fill="${fill}" ${extra.filter(Boolean).join(' ')}/>`;
}

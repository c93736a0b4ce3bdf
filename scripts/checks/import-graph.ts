/** Who imports whom among the folders of src, drawn for docs/architecture.md from what dependency-cruiser has read. */

/** A file and the files that it imports, by their paths from the project's folder. */
export interface ImportingFile {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

/** From one box of the graph to another one. */
type Arrow = readonly [from: string, to: string];

/** These two are drawn with the folders inside them, the others as one box each. */
const SPLIT = ['client', 'server'];

const NO_PRODUCT = /\.(test|fixture)\.tsx?$/;

const DRAWN = /(<!-- imports: .*? -->\n)[\s\S]*?(<!-- \/imports -->)/;

/** The graph as a mermaid flowchart. Inside the client and the server an arrow is left out where a longer way leads there. */
export function drawImports(files: readonly ImportingFile[]): string {
  const arrows = arrowsOf(files);
  const inside = SPLIT.flatMap((group) => withoutShortcuts(arrows.filter((arrow) => isWithin(group, arrow))));
  const between = arrows.filter((arrow) => !SPLIT.some((group) => isWithin(group, arrow)));
  return [
    'flowchart TD',
    ...SPLIT.flatMap((group) => [`  subgraph ${group}`, ...boxesIn(group, arrows), '  end']),
    ...linesOf([...inside, ...between]),
  ].join('\n');
}

/** The page with the graph between its two marks. Throws where the marks are gone. */
export function withDrawnImports(page: string, graph: string): string {
  if (!DRAWN.test(page)) throw new Error('The page has no place for the graph.');
  return page.replace(DRAWN, (_, start, end) => `${start}\`\`\`mermaid\n${graph}\n\`\`\`\n${end}`);
}

function arrowsOf(files: readonly ImportingFile[]): Arrow[] {
  const imports = files.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => isProduct(source) && isProduct(resolved))
      .map(({ resolved }): Arrow => [source, resolved]),
  );
  // Files beside the folders: what the folders import has a box of its own, what only starts them shares one.
  const shared = new Set(imports.filter(([from, to]) => depthOf(from) > depthOf(to)).map(([, to]) => to));
  const arrows = new Map<string, Arrow>();
  for (const [source, resolved] of imports) {
    const [from, to] = [boxOf(source, shared), boxOf(resolved, shared)];
    const arrow: Arrow = groupOf(from) === groupOf(to) ? [from, to] : [groupOf(from), to];
    if (from !== to) arrows.set(arrow.join(' '), arrow);
  }
  return [...arrows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, arrow]) => arrow);
}

const isProduct = (path: string) => /^src\/[^/]+\//.test(path) && !NO_PRODUCT.test(path);

const depthOf = (path: string) => path.split('/').length;

const groupOf = (box: string) => box.split('/')[0] ?? box;

function boxOf(path: string, shared: ReadonlySet<string>): string {
  const [, group = '', inside = '', ...rest] = path.split('/');
  if (!SPLIT.includes(group)) return group;
  return rest.length > 0 || shared.has(path) ? `${group}/${inside}` : `${group}/start`;
}

const isWithin = (group: string, [from, to]: Arrow) => from.startsWith(`${group}/`) && to.startsWith(`${group}/`);

/** Arrows among boxes that import each other in a circle all stay. */
function withoutShortcuts(arrows: readonly Arrow[]): Arrow[] {
  const boxes = [...new Set(arrows.flat())];
  const reach = new Map(boxes.map((box) => [box, reachedFrom(box, arrows)]));
  const leads = (from: string, to: string) => reach.get(from)?.has(to) ?? false;
  const isBetween = (box: string, [from, to]: Arrow) =>
    leads(from, box) && leads(box, to) && !leads(box, from) && !leads(to, box);
  return arrows.filter((arrow) => !boxes.some((box) => isBetween(box, arrow)));
}

function reachedFrom(start: string, arrows: readonly Arrow[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (const box of waiting) {
    for (const [from, to] of arrows) {
      if (from !== box || reached.has(to)) continue;
      reached.add(to);
      waiting.push(to);
    }
  }
  return reached;
}

function boxesIn(group: string, arrows: readonly Arrow[]): string[] {
  const boxes = [...new Set(arrows.flat())].filter((box) => box.startsWith(`${group}/`)).sort();
  return boxes.map((box) => `    ${idOf(box)}["${box.slice(group.length + 1)}"]`);
}

function linesOf(arrows: readonly Arrow[]): string[] {
  const targets = Map.groupBy(arrows, ([from]) => from);
  return [...targets].map(([from, ways]) => `  ${idOf(from)} --> ${ways.map(([, to]) => idOf(to)).join(' & ')}`);
}

const idOf = (box: string) => box.replaceAll(/[^a-z]/g, '_');

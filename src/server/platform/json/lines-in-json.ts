const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+/g;

export type JsonPath = readonly PropertyKey[];

/** Lines count from 1. An absent path stands where its innermost parent does; of duplicates the last counts. */
export function linesInJson(text: string): (path: JsonPath) => number {
  const lines = new Map<string, number>();
  const tokens = [...text.matchAll(TOKEN)];
  let next = 0;

  const lineOf = (index: number) => text.slice(0, index).split('\n').length;

  function take(): { sign: string; at: number } {
    const token = tokens[next];
    next += 1;
    return { sign: token?.[0] ?? '', at: token?.index ?? text.length };
  }

  function takeValue(path: JsonPath): void {
    const { sign, at } = take();
    if (!lines.has(keyOf(path)) || path.length === 0) lines.set(keyOf(path), lineOf(at));
    if (sign === '{') takeMembers('}', path, takePair);
    if (sign === '[') takeMembers(']', path, (place) => takeValue([...path, place]));
  }

  function takeMembers(close: string, path: JsonPath, takeMember: (place: number, path: JsonPath) => void): void {
    for (let place = 0; next < tokens.length && tokens[next]?.[0] !== close; place += 1) {
      takeMember(place, path);
      if (tokens[next]?.[0] === ',') next += 1;
    }
    next += 1;
  }

  function takePair(_place: number, path: JsonPath): void {
    const { sign, at } = take();
    const own = [...path, JSON.parse(sign)];
    lines.set(keyOf(own), lineOf(at));
    take(); // the colon
    takeValue(own);
  }

  takeValue([]);
  return (path) => {
    for (let length = path.length; length > 0; length -= 1) {
      const line = lines.get(keyOf(path.slice(0, length)));
      if (line !== undefined) return line;
    }
    return lines.get(keyOf([])) ?? 1;
  };
}

const keyOf = (path: JsonPath): string => JSON.stringify(path);

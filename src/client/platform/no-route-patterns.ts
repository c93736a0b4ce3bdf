/** Stands in for the parser of route patterns that the router brings along: addresses are matched by `app/route-match.ts`. */
export function parse(pattern: string): never {
  throw new Error(`The router was given the pattern ${pattern}; routes are listed in src/client/app/routes.tsx.`);
}

/** Width x height x device pixel ratio, portrait; drawn by `scripts/pages/draw-icons.ts`. Other systems use the manifest. */
export const STARTUP_PICTURES = [
  '375x667x2',
  '375x812x3',
  '390x844x3',
  '393x852x3',
  '402x874x3',
  '414x896x2',
  '414x896x3',
  '428x926x3',
  '430x932x3',
  '440x956x3',
  '768x1024x2',
  '810x1080x2',
  '820x1180x2',
  '834x1194x2',
  '1024x1366x2',
] as const;

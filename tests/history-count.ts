/** Made-up histories that a property of the rules is tried with: 10,000 in each run, or `HISTORIES=100000`. */
export const HISTORY_COUNT = Number(process.env.HISTORIES ?? 10_000);

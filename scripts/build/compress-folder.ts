import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pages are not among them: the server puts its address into them first. */
const COMPRESSIBLE = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest']);
const WORTH_IT_BYTES = 200;

/** Writes `file.br` and `file.gz` beside every text file where they are smaller; returns the files it did so for. */
export async function compressFolder(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const compressed = await Promise.all(files.map(compressFile));
  return files.filter((_, index) => compressed[index]);
}

async function compressFile(file: string): Promise<boolean> {
  const bytes = readFileSync(file);
  if (bytes.length < WORTH_IT_BYTES) return false;
  const brotliOptions = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  const [asBrotli, asGzip] = await Promise.all([
    promisify(brotliCompress)(bytes, brotliOptions),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  if (asBrotli.length < bytes.length) writeFileSync(`${file}.br`, asBrotli);
  if (asGzip.length < bytes.length) writeFileSync(`${file}.gz`, asGzip);
  return true;
}

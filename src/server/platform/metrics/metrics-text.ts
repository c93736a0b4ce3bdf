export interface Sample {
  name: string;
  type: 'counter' | 'gauge' | 'histogram' | 'summary';
  help: string;
  values: readonly Value[];
}

interface Value {
  value: number;
  labels?: Readonly<Record<string, string>>;
  suffix?: string;
}

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

const PREFIX = 'fit30_';

export function sample(name: string, type: Sample['type'], help: string, values: readonly Value[] | number): Sample {
  return { name: PREFIX + name, type, help, values: typeof values === 'number' ? [{ value: values }] : values };
}

/** The text format of Prometheus, version 0.0.4. */
export function metricsText(samples: readonly Sample[]): string {
  return samples.map(sampleText).join('');
}

function sampleText({ name, type, help, values }: Sample): string {
  const lines = values.map(({ suffix = '', labels = {}, value }) => `${name}${suffix}${labelText(labels)} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function labelText(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${inQuotes(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const inQuotes = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

import { readFileSync } from 'node:fs';

/*
 * Loaded into the product before anything of its own: its clock goes by the number of milliseconds that stands in
 * CLOCK_FILE, beside the machine's. Monotonic time, and with it every timer, is left alone.
 */

const MachineDate = Date;
const file = process.env.CLOCK_FILE ?? '';
const shiftedNow = () => MachineDate.now() + Number(readFileSync(file, 'utf8'));

globalThis.Date = new Proxy(MachineDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [shiftedNow()] : given, made),
  get: (target, name) => (name === 'now' ? shiftedNow : Reflect.get(target, name)),
});

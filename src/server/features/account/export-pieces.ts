import { type AccountExport, AccountExportSchema, type ExportedWorkout } from '#contract/account-export.ts';

const { workouts: WorkoutsSchema } = AccountExportSchema.shape;
const OthersSchema = AccountExportSchema.omit({ workouts: true });

export async function* exportPieces(
  readOthers: () => Promise<Omit<AccountExport, 'workouts'>>,
  workoutPages: AsyncIterable<ExportedWorkout[]>,
): AsyncGenerator<string> {
  const others = JSON.stringify(OthersSchema.parse(await readOthers()));
  yield `${others.slice(0, -1)},"workouts":[`;
  let isFirst = true;
  for await (const page of workoutPages) {
    if (page.length === 0) continue;
    yield `${isFirst ? '' : ','}${JSON.stringify(WorkoutsSchema.parse(page)).slice(1, -1)}`;
    isFirst = false;
  }
  yield ']}';
}

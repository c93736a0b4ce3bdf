import { nutritionGates, nutritionNumbers, safetySettings } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { type GateAnswer, type NutritionReader, type NutritionView, nutritionView } from '#domain/body/nutrition.ts';

export interface NutritionChoices extends NutritionView {
  answer: GateAnswer | undefined;
  giveAnswer: (answer: GateAnswer) => void;
  chooseNumbers: (numbers: 'with' | 'without') => void;
}

export function useNutritionReader(): NutritionChoices {
  const [answer, saveAnswer] = useStoredValue(nutritionGates);
  const [numbers, chooseNumbers] = useStoredValue(nutritionNumbers);
  const [safety] = useStoredValue(safetySettings);
  const reader: NutritionReader = { answer, numbers, pregnant: safety?.pregnant === true };

  function giveAnswer(given: GateAnswer) {
    saveAnswer(given);
    // An earlier choice belongs to another answer.
    chooseNumbers(given !== 'unsaid' && given.length === 0 ? 'with' : 'without');
  }
  return { ...nutritionView(reader), answer, giveAnswer, chooseNumbers };
}

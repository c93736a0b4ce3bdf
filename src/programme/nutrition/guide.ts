import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { BASICS } from './basics.ts';
import { ENERGY_BALANCE } from './energy-balance.ts';
import type { NutritionTopic } from './guide-parts.ts';
import { MEAL_PREP } from './meal-prep.ts';
import { MICRONUTRIENTS } from './micronutrients.ts';

/** The nutrition guide, in the order of its tabs (product §16). */
export const NUTRITION_GUIDE: readonly NutritionTopic[] = [BASICS, ENERGY_BALANCE, MICRONUTRIENTS, MEAL_PREP];

/** The day on which the figures of the guide were last compared with their sources. Change it when you check them. */
export const NUTRITION_CHECKED_ON = '2026-11-21' as CalendarDay;

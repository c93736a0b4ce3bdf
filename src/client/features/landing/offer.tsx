import { FoodAndSafety } from './food-and-safety.tsx';
import { Hero } from './hero.tsx';
import { LevelsSection } from './levels-section.tsx';
import { LifeSection } from './life-section.tsx';
import { PriceSection } from './price-section.tsx';
import { SessionSection } from './session-section.tsx';
import { Suitability } from './suitability.tsx';
import { WeeksSection } from './weeks-section.tsx';

export function Offer() {
  return (
    <>
      <Hero />
      <SessionSection />
      <WeeksSection />
      <LevelsSection />
      <LifeSection />
      <FoodAndSafety />
      <Suitability />
      <PriceSection />
    </>
  );
}

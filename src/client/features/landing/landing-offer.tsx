import { useWords } from '#client/parts/words/use-words.ts';
import { LANDING_WORDS } from '#programme/words/landing-words.ts';
import { AboutYou } from './about-you.tsx';
import { FoodAndSafety } from './food-and-safety.tsx';
import { LevelsSection } from './levels-section.tsx';
import { LifeSection } from './life-section.tsx';
import { PriceSection } from './price-section.tsx';
import { SessionSection } from './session-section.tsx';
import { Suitability } from './suitability.tsx';
import { WeeksSection } from './weeks-section.tsx';

export function LandingOffer() {
  const words = useWords('landing', LANDING_WORDS);
  return (
    <>
      <SessionSection words={words} />
      <WeeksSection words={words} />
      <LevelsSection words={words} />
      <LifeSection words={words} />
      <FoodAndSafety words={words} />
      <Suitability />
      <AboutYou words={words} />
      <PriceSection words={words} />
    </>
  );
}

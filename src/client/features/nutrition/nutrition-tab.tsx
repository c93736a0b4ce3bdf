import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { useSite } from '#client/parts/site/use-site.ts';
import { Panel } from '#client/ui/card.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import type { Site } from '#contract/site.ts';
import type { NutritionView } from '#domain/body/nutrition.ts';
import { longDate } from '#domain/time/calendar-day.ts';
import { NUTRITION_CHECKED_ON, NUTRITION_GUIDE } from '#programme/nutrition/guide.ts';
import type { NutritionSection, NutritionTopic } from '#programme/nutrition/guide-parts.ts';
import { DeficitGate } from './deficit-gate.tsx';
import { NumberGate, useNutritionReader } from './number-gate.tsx';
import { SectionCard } from './nutrition-section.tsx';
import styles from './nutrition-tab.module.css';

const TABS = NUTRITION_GUIDE.map(({ id, title }) => ({ value: id, label: title }));

export function NutritionTab() {
  const wanted = useTopicInAddress();
  const topic = NUTRITION_GUIDE.find(({ id }) => id === wanted) ?? NUTRITION_GUIDE[0];
  const coaching = useSite()?.coaching;
  if (!topic) return null;
  return (
    <div className={styles.nutrition}>
      <Tabs
        grid
        label="Nutrition topics"
        className={styles.tabs}
        tabs={TABS}
        value={topic.id}
        onChange={(id) => navigate(`${SCREEN_PATHS.nutritionTab}&topic=${id}`, { replace: true })}
      >
        <Topic key={topic.id} topic={topic} />
      </Tabs>
      {coaching && <CoachingPanel coaching={coaching} />}
      <p className={styles.foot}>
        General information for healthy adults. It is not advice for you personally and does not replace your GP,
        midwife, health visitor or a dietitian. Last checked {longDate(NUTRITION_CHECKED_ON)}. Sources are listed in{' '}
        <a href={`${SCREEN_PATHS.help}#nutrition`} className="link-inline">
          Help
        </a>
        .
      </p>
    </div>
  );
}

/** The present view stays while the next one renders. */
function useTopicInAddress(): string | null {
  const query = new URLSearchParams(useSearch());
  const isHere = query.get('tab') === 'nutrition';
  const named = query.get('topic');
  const [topic, setTopic] = useState(named);
  if (isHere && named !== topic) setTopic(named);
  return isHere ? named : topic;
}

function Topic({ topic }: { topic: NutritionTopic }) {
  const reader = useNutritionReader();
  const [first, ...rest] = topic.sections;
  const view = viewOf(topic, reader);
  const gate = hasNumbers(topic) && <NumberGate reader={reader} />;
  const section = (each: NutritionSection) => (
    <TopicSection key={each.title} section={each} view={view} reader={reader} />
  );
  if (reader.asks || !first) {
    return (
      <>
        <div className={styles.sections}>{topic.sections.map(section)}</div>
        {gate}
      </>
    );
  }
  return (
    <>
      {section(first)}
      {gate}
      <div className={styles.sections}>{rest.map(section)}</div>
    </>
  );
}

const hasNumbers = ({ sections }: NutritionTopic): boolean =>
  sections.some(({ shownTo, parts }) => [shownTo, ...parts.map((part) => part.shownTo)].includes('withNumbers'));

/** In pregnancy, topics about energy show no numbers, whatever was chosen. */
function viewOf({ aboutEnergy }: NutritionTopic, view: NutritionView): NutritionView {
  return aboutEnergy && view.deficit === 'hidden' ? { ...view, numbers: false } : view;
}

interface TopicSectionProps {
  section: NutritionSection;
  view: NutritionView;
  reader: ReturnType<typeof useNutritionReader>;
}

function TopicSection({ section, view, reader }: TopicSectionProps) {
  if (section.deficit && view.deficit !== 'open') return <DeficitGate section={section} reader={reader} />;
  return <SectionCard section={section} numbers={view.numbers} />;
}

function CoachingPanel({ coaching }: { coaching: NonNullable<Site['coaching']> }) {
  const { coachName, url } = coaching;
  return (
    <Panel className={styles.panel} aria-labelledby="coaching-title">
      <h2 id="coaching-title">Would you like a person to guide you?</h2>
      <p className={styles.text}>1:1 coaching is a separate service with its own price, by {coachName}.</p>
      <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
        1:1 Coaching
        <ExternalLink size={18} aria-hidden="true" />
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </Panel>
  );
}

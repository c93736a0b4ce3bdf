import { ExternalLink, HeartPulse } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { useViewChange } from '#client/browser/view-change.ts';
import { OutsideLink } from '#client/parts/site/outside-link.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { useSite } from '#client/parts/site/use-site.ts';
import { Button } from '#client/ui/button.tsx';
import { Card, Notice, Panel } from '#client/ui/card.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import type { Site } from '#contract/site.ts';
import type { NutritionView, ReaderGate } from '#domain/body/nutrition.ts';
import { longDate } from '#domain/time/calendar-day.ts';
import { DISHES } from '#programme/nutrition/dishes.ts';
import { GATE_NAMES, GATE_WORDS, type GateWords } from '#programme/nutrition/gate-words.ts';
import { NUTRITION_CHECKED_ON, NUTRITION_GUIDE } from '#programme/nutrition/guide.ts';
import type { NutritionSection, NutritionTopic } from '#programme/nutrition/guide-parts.ts';
import { DishPage, topicPath } from './dishes.tsx';
import { NumberGate, type NutritionChoices, useNutritionReader } from './number-gate.tsx';
import sectionStyles from './nutrition-section.module.css';
import { FoldedSections, isPictured, SectionCard } from './nutrition-section.tsx';
import styles from './nutrition-tab.module.css';

const TABS = NUTRITION_GUIDE.map(({ id, title }) => ({ value: id, label: title }));

export function NutritionTab() {
  const wanted = useWanted();
  const topic = NUTRITION_GUIDE.find(({ id }) => id === wanted.get('topic')) ?? NUTRITION_GUIDE[0];
  const dish = DISHES.find(({ id }) => id === wanted.get('dish'));
  useViewChange(dish?.id ?? 'guide');
  const isLost = wanted.has('dish') && !dish;
  useEffect(() => {
    if (isLost) navigate(topicPath('meals'), { replace: true });
  }, [isLost]);
  const coaching = useSite()?.coaching;
  if (!topic) return null;
  return (
    <div className={styles.nutrition}>
      {dish ? (
        <DishPage dish={dish} />
      ) : (
        <Tabs
          grid
          label="Nutrition topics"
          className={styles.tabs}
          tabs={TABS}
          value={topic.id}
          onChange={(id) => navigate(topicPath(id), { replace: true })}
        >
          <Topic key={topic.id} topic={topic} />
        </Tabs>
      )}
      {coaching && <CoachingPanel coaching={coaching} />}
      <p className={styles.foot}>
        General information for healthy adults. It isn’t advice for you personally. It doesn’t replace your GP, midwife,
        health visitor or a dietitian. Last checked {longDate(NUTRITION_CHECKED_ON)}. Sources are in{' '}
        <a href={`${SCREEN_PATHS.help}#nutrition`} className="link-inline">
          Help
        </a>
        .
      </p>
    </div>
  );
}

/** Of the address; the present view stays while the next one renders. */
function useWanted(): URLSearchParams {
  const search = useSearch();
  const [kept, keep] = useState(search);
  const isHere = new URLSearchParams(search).get('tab') === 'nutrition';
  if (isHere && search !== kept) keep(search);
  return new URLSearchParams(isHere ? search : kept);
}

function Topic({ topic }: { topic: NutritionTopic }) {
  const reader = useNutritionReader();
  const view = viewOf(topic, reader);
  const forAll = topic.sections.filter(({ shownTo }) => shownTo !== 'withNumbers');
  const open = forAll.filter((section, index) => index === 0 || isPictured(section));
  return (
    <>
      {open.map((section) => (
        <SectionCard
          key={section.title}
          section={section}
          numbers={view.numbers}
          picture={isPictured(section) ? undefined : PICTURES[topic.id]}
        />
      ))}
      <FoldedSections sections={forAll.filter((section) => !open.includes(section))} numbers={view.numbers} />
      {hasNumbers(topic) && <NumberGate reader={reader} />}
      <div className={styles.sections}>
        {topic.sections
          .filter((section) => !forAll.includes(section))
          .map((section) => (
            <TopicSection key={section.title} section={section} view={view} reader={reader} />
          ))}
      </div>
    </>
  );
}

/** Beside the first words of a topic that has no picture of its own. */
const PICTURES: Readonly<Partial<Record<NutritionTopic['id'], string>>> = {
  energy: 'peanut-banana-toast',
  micronutrients: 'lentil-soup',
};

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
      <h2 id="coaching-title">Want a person to guide you?</h2>
      <p className={styles.text}>1:1 coaching is by {coachName}. It’s separate, with its own price.</p>
      <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
        1:1 Coaching
        <ExternalLink size={18} aria-hidden="true" />
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </Panel>
  );
}

/** The way on is asked for each time; in pregnancy there is none. */
function DeficitGate({ section, reader }: { section: NutritionSection; reader: NutritionChoices }) {
  const titleId = useId();
  const [hasRead, setHasRead] = useState(false);
  if (reader.gates.length === 0) return null;
  if (reader.deficit === 'gated' && hasRead) return <SectionCard section={section} numbers />;
  return (
    <Card className={sectionStyles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{reader.deficit === 'gated' ? 'Before you read about eating less' : 'For you, for now'}</h2>
      <GateNotices gates={reader.gates} unsaid={reader.answer === 'unsaid'} />
      {reader.deficit === 'gated' && (
        <Button variant="outline" size="small" block onClick={() => setHasRead(true)}>
          I’ve read this. Show the numbers
        </Button>
      )}
    </Card>
  );
}

function GateNotices({ gates, unsaid }: { gates: readonly ReaderGate[]; unsaid: boolean }) {
  return gates.map((gate) => (
    <Notice key={gate} tone="sun" icon={<HeartPulse size={22} aria-hidden="true" />}>
      <b>{GATE_NAMES[gate]}.</b> <Words words={GATE_WORDS[gate]} unsaid={unsaid} />
    </Notice>
  ));
}

function Words({
  words: { before, beforeIfUnsaid = before, link, after },
  unsaid,
}: {
  words: GateWords;
  unsaid: boolean;
}) {
  return (
    <>
      {unsaid ? beforeIfUnsaid : before}
      {link && <OutsideLink href={link.url}>{link.words}</OutsideLink>}
      {after}
    </>
  );
}

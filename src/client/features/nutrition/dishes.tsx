import { ChevronLeft, Hand, Timer } from 'lucide-react';
import { Link } from 'wouter';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { IconLink } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import type { Dish, NutritionTopicId } from '#programme/nutrition/guide-parts.ts';
import { LITTLE_ONES } from '#programme/nutrition/meal-prep.ts';
import styles from './dishes.module.css';

export function DishCards({ dishes }: { dishes: readonly Dish[] }) {
  return (
    <ul className={styles.dishes}>
      {dishes.map((dish) => (
        <li key={dish.id}>
          <Link href={`${topicPath('meals')}&dish=${dish.id}`} className={styles.dish}>
            <PlateArt name={dish.id} />
            <b>{dish.name}</b>
            <small>
              {dish.minutes} min, {handsText(dish).toLowerCase()}
            </small>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function DishPage({ dish }: { dish: Dish }) {
  const { id, name, minutes, needs, how } = dish;
  return (
    <>
      <header className={styles.head}>
        <IconLink href={topicPath('meals')} label="All meals">
          <ChevronLeft size={26} aria-hidden="true" />
        </IconLink>
        <h1 id="dish">{name}</h1>
      </header>
      <Card className={styles.page} aria-labelledby="dish">
        <PlateArt name={id} />
        <div className={styles.recipe}>
          <p className={styles.facts}>
            <Chip>
              <Timer size={18} aria-hidden="true" />
              {minutes} min
            </Chip>
            <Chip>
              <Hand size={18} aria-hidden="true" />
              {handsText(dish)}
            </Chip>
          </p>
          <h2>You’ll need</h2>
          <ul className={styles.needs}>
            {needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ul>
          <h2>What to do</h2>
          <p>{how}</p>
          <p className={styles.littleOnes}>{LITTLE_ONES}</p>
        </div>
      </Card>
    </>
  );
}

export function PlateArt({ name }: { name: string }) {
  return (
    <span className={styles.art}>
      <img src={`/plates/${name}.svg`} alt="" width="160" height="150" />
    </span>
  );
}

export const topicPath = (id: NutritionTopicId): string => `${SCREEN_PATHS.nutritionTab}&topic=${id}`;

const handsText = ({ tool }: Dish): string => (tool ? `One hand, ${tool}` : 'One hand');

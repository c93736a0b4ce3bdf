import { OutsideLink } from '#client/components/reading-page.tsx';

export function NutritionSources() {
  return (
    <>
      <p>
        The guide is for healthy adults, and its figures are general ones. If your GP, midwife or dietitian tells you
        something else, go by that.
      </p>
      <ul>
        <li>
          Water:{' '}
          <OutsideLink href="https://doi.org/10.2903/j.efsa.2010.1459">
            European Food Safety Authority, 2010
          </OutsideLink>
          .
        </li>
        <li>
          Iron, calcium, vitamin D and fibre:{' '}
          <OutsideLink href="https://www.nutrition.org.uk">British Nutrition Foundation</OutsideLink>, recommendations
          for women.
        </li>
        <li>
          Oily fish and caffeine while you feed a baby: <OutsideLink href="https://www.nhs.uk">NHS</OutsideLink>.
        </li>
        <li>
          Leftovers and rice: <OutsideLink href="https://www.food.gov.uk">Food Standards Agency</OutsideLink>.
        </li>
        <li>
          Protein, carbohydrate and fat: the usual ranges for active adults; UK tables give less for the less active.
        </li>
        <li>
          A deficit, its floor and the fibre of single foods: rules of thumb. They are rounded, and no two tables agree.
        </li>
      </ul>
    </>
  );
}

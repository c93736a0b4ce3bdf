/** A source of the safety questions, and what was taken from it. */
export interface SafetySource {
  readonly name: string;
  /** Absent where only a printed or copied text was read. */
  readonly url?: string;
  readonly takenFrom: string;
}

/** The sources of the safety questions, the waits and the locks. A rule that has no source here is our own choice. */
export const SAFETY_SOURCES: readonly SafetySource[] = [
  {
    name: 'CSEP, Get Active Questionnaire for Postpartum',
    url: 'https://csepguidelines.ca/guidelines/postpartum/',
    takenFrom: 'asking a few things before anyone moves. Our questions are in our own words',
  },
  {
    name: 'HSE Ireland, Secondary postpartum haemorrhage',
    url: 'https://www.hse.ie',
    takenFrom: 'heavier bleeding, clots, a smell or a fever: ring a midwife or GP',
  },
  {
    name: 'Royal College of Obstetricians and Gynaecologists, Heavy bleeding after birth (2013, read as a copy)',
    takenFrom: 'bleeding fades in the weeks after a birth, and heavy bleeding needs quick treatment',
  },
  {
    name: 'A clinic’s page on the first six weeks after a caesarean (drsaj.com.au)',
    takenFrom: 'a pad soaked in an hour, or large clots: get help straight away',
  },
  {
    name: 'NHS Suffolk and North East Essex, After Birth booklet',
    takenFrom: 'waiting for the check, 8 weeks after a caesarean, no jumping for 3 months',
  },
  {
    name: 'Goom, Donnelly and Brockwell, Returning to running postnatal (2019, its tasks read as repeated elsewhere)',
    takenFrom: 'no impact before 3 months or with symptoms, and a check of load and impact (expert opinion)',
  },
  {
    name: 'Canadian guideline for the first year after a birth (2025, read in summaries)',
    takenFrom: 'building up by symptoms',
  },
  {
    name: 'NICE guideline NG210, Pelvic floor dysfunction',
    url: 'https://www.nice.org.uk/guidance/ng210',
    takenFrom: 'forceps, a vacuum cup or a deep tear: help from a physiotherapist, and telling women where to find it',
  },
  {
    name: 'Somerset NHS, Improve your pelvic health',
    takenFrom: 'leaking is common, can be helped, and in many areas you refer yourself',
  },
  {
    name: 'Bromley 0 to 19, physical problems after pregnancy',
    takenFrom: 'a gap or doming that’s still there at 8 weeks: GP or health visitor',
  },
  {
    name: 'Northern Care Alliance and Cambridge University Hospitals, pelvic girdle pain',
    takenFrom: 'avoiding one leg, wide steps, low squats and stairs. Which moves we change is our choice',
  },
  {
    name: 'East Lancashire Hospitals, pelvic girdle pain for new mothers',
    takenFrom: 'no better after a week or two: ask for help',
  },
  {
    name: 'NHS Suffolk and North East Essex, Pelvic floor exercises',
    takenFrom:
      'long squeezes of up to 10 seconds and quick ones, letting go fully each time. Lying first, then standing',
  },
  {
    name: 'A women’s physiotherapy leaflet, Relaxing your pelvic floor (2019, read as a copy)',
    takenFrom: 'letting go has to be learnt too. We left out its breath-hold',
  },
  {
    name: 'Somerset NHS maternity, Pelvic floor',
    takenFrom: 'starting once a catheter is out, lifting on the breath out',
  },
  {
    name: 'Two pages about a gap between the tummy muscles (physiotherapyforwomen.co.uk, 2018, and thetakersclub.com)',
    takenFrom: 'tension matters, not only width. 2 fingers are usual, 3 or more worth a look',
  },
  {
    name: 'NHS Suffolk and North East Essex, After Birth booklet, on the first weeks',
    takenFrom: 'signs of an infected wound, lifting nothing heavier than the baby, a walk each day',
  },
  {
    name: 'Cardiff and Vale, after a caesarean (keepingmewell.com)',
    takenFrom: 'little and often, a hand on the wound for a cough, the pelvic floor from the start',
  },
  {
    name: 'NHS Couch to 5K, week 1',
    takenFrom: 'jogging for a minute and walking for one and a half. Our third week ends there, with 5 instead of 8',
  },
  {
    name: 'Calderdale and Huddersfield NHS, recovery after birth',
    takenFrom: 'touching a scar only once it’s healed, without a scab, and round it first',
  },
];

/** The health disclaimer, as it is shipped, to which members agree in one version (product §14). */
export const HEALTH_WORDS = {
  intro: `**Please read this before you start.**

Fit in 30 is general information about exercise and food for healthy adults of 18 and over. It is not medical advice, diagnosis or treatment. It does not know you. It does not replace your GP, midwife, health visitor, physiotherapist or dietitian.`,
  before: `**Ask a professional first** if you have a heart condition, high blood pressure, chest pain, dizziness, a long-term condition, a recent operation or injury, or if you have had a baby in the last 12 months.

**Do not use the programme** while pregnant, in the first six weeks after a birth, in the first eight weeks after a caesarean, or while you are ill.{early weeks}

**The safety questions** are a help, not an examination. A result of “You are ready to start” does not mean that a doctor has cleared you. [Read the safety questions](/help#safety).

**Make the space safe.** Clear the floor, use a chair and sofa that cannot slide, hold the rail at the stair, check that bags and bottles are closed, keep small children and pets out of reach of moving feet, and never exercise with a baby in your arms or in a carrier unless a professional has shown you how.{baby in arms}`,
  moving: `**Stop at once** and get help if you have chest pain, faint, cannot catch your breath, are suddenly short of it, or have a sudden severe headache or change in sight: call 999. After a birth, a painful or swollen calf on one side needs same-day urgent care.

**Stop and choose easier, or stop for the day,** if you leak, feel heaviness or a bulge, see your belly dome, or feel pain.`,
  expect: `**The nutrition guide** is general. Ask your GP, midwife or a dietitian before you change how you eat if you are pregnant or breastfeeding, have or had an eating disorder, or have a condition that affects what you eat.

**No promised result.** People differ. We make no claim about weight, looks or health.

**Taking part is your choice,** and you can stop at any time. This page does not limit our liability for injury caused by our negligence, nor any right that the law gives you.`,
  added: '',
} as const satisfies Record<string, string>;

/** The health disclaimer, as it is shipped, to which members agree in one version (product §14). */
export const HEALTH_WORDS = {
  intro: `**Please read this before you start.**

Fit in 30 is general information about exercise and food for healthy adults of 18 and over. It isn’t medical advice, diagnosis or treatment. It doesn’t know you. It doesn’t replace your GP, midwife, health visitor, physiotherapist or dietitian.`,
  before: `**Ask a professional first** if you have a heart condition, high blood pressure, chest pain, dizziness, a long-term condition, a recent operation or injury, or if you’ve had a baby in the last 12 months.

**Don’t use the programme** while pregnant, in the first 6 weeks after a birth, in the first 8 weeks after a caesarean, or while you’re ill.{early weeks}

**The safety questions** are a help, not an examination. A result of “You’re ready to start” doesn’t mean that a doctor has cleared you. [Read the safety questions](/help#safety).

**Make the space safe.** Clear the floor. Use a chair and sofa that can’t slide. Hold the rail at the stair. Check that bags and bottles are closed. Keep small children and pets out of reach of moving feet. Never exercise with a baby in your arms or in a carrier, unless a professional has shown you how.{baby in arms}`,
  moving: `**Stop straight away** and get help if you have chest pain, faint, can’t catch your breath, are suddenly short of breath, or have a sudden severe headache or a change in your sight: call 999. After a birth, a painful or swollen calf on one side needs same-day urgent care.

**Stop and choose Easier, or stop for the day,** if you leak, feel heaviness or a bulge, see your belly dome, or feel pain.`,
  expect: `**The nutrition guide** is general. Ask your GP, midwife or a dietitian before you change how you eat if you’re pregnant or breastfeeding, have or had an eating disorder, or have a condition that affects what you eat.

**No promised result.** People differ. We make no claim about weight, looks or health.

**Taking part is your choice,** and you can stop at any time. This page doesn’t limit our liability for injury caused by our negligence, or any right that the law gives you.`,
  added: '',
} as const satisfies Record<string, string>;

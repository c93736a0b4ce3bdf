import { type SkinTone, TAN } from './looks.ts';

/** Eight tones from light to deep; lips and blush go with each. */
export const SKIN_TONES = {
  porcelain: { skin: '#F6D3BC', lips: '#CF6F6B', blush: '#F0937F' },
  fair: { skin: '#F0BE9C', lips: '#C4625A', blush: '#EA8169' },
  honey: { skin: '#E0A679', lips: '#B5564A', blush: '#DD7154' },
  tan: TAN,
  olive: { skin: '#B98556', lips: '#97493C', blush: '#C25F3F' },
  brown: { skin: '#9C653F', lips: '#84392F', blush: '#B04E31' },
  deep: { skin: '#7A4A2E', lips: '#6E2A27', blush: '#93402B' },
  ebony: { skin: '#553322', lips: '#5A2224', blush: '#74322A' },
} as const satisfies Record<string, SkinTone>;
export type SkinName = keyof typeof SKIN_TONES;

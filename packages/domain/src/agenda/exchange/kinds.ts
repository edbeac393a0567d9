import type { SessionKind } from '@meetingapp/contract/agenda/programme.ts';

/** Terms used by other programs and by people, most specific first. */
const words: readonly (readonly [SessionKind, RegExp])[] = [
  ['ceremony', /ceremon|opening|closing|开幕|闭幕|典礼|仪式/i],
  ['plenary', /plenary|keynote|大会报告|主题报告|全体/i],
  ['workshop', /workshop|hands.?on|training|course|工作坊|培训/i],
  ['poster', /poster|壁报|海报/i],
  ['satellite', /satellite|sponsor|卫星会/i],
  ['break', /break|lunch|coffee|pause|dinner|茶歇|午餐|休息/i],
  ['social', /social|party|concert|performance|gala|social|游览|晚宴|联谊/i],
];

/** The session kind for a term of an exchange file. */
export function kindOf(word: string): SessionKind {
  return words.find(([kind, pattern]) => kind === word || pattern.test(word))?.[0] ?? 'session';
}

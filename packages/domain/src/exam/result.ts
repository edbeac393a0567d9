/** One marked item of an attempt; all marks in hundredths of a point. */
export interface MarkedItem {
  section: number;
  topicId: number;
  mark: number;
  most: number;
}

export interface Sum {
  mark: number;
  most: number;
  /** Items with the full mark, and all items. */
  right: number;
  items: number;
}

export interface ExamResult extends Sum {
  passed: boolean;
  /** By section, with the hundredths that it needs; null: no pass mark of its own. */
  sections: (Sum & { pass: number | null; passed: boolean })[];
  topics: (Sum & { topicId: number })[];
}

interface PassMarks {
  /** Points. */
  pass: number;
  sections: readonly { points: number; pass: number | null; rules: readonly { count: number }[] }[];
}

const sumOf = (items: readonly MarkedItem[]): Sum => ({
  mark: items.reduce((sum, { mark }) => sum + mark, 0),
  most: items.reduce((sum, { most }) => sum + most, 0),
  right: items.filter(({ mark, most }) => mark === most && most > 0).length,
  items: items.filter(({ most }) => most > 0).length,
});

/** Points that a paper of these rules is worth. */
export const pointsOf = (sections: readonly { points: number; rules: readonly { count: number }[] }[]): number =>
  sections.reduce((sum, { points, rules }) => sum + points * rules.reduce((count, rule) => count + rule.count, 0), 0);

/**
 * The pass mark in hundredths for what the paper is worth now: an item that is dropped after the exam lowers the pass mark in proportion,
 * rounded down.
 */
const passAt = (points: number, originally: number, most: number): number =>
  originally === 0 ? 0 : Math.floor((points * most) / originally);

/** Which sections reach their pass mark, by what each of them earned and is worth now; one without a pass mark is passed. */
export const sectionsPassed = (sums: readonly { mark: number; most: number }[], { sections }: PassMarks): boolean[] =>
  sections.map((section, at) => {
    const { mark, most } = sums[at] ?? { mark: 0, most: 0 };
    return section.pass === null || mark >= passAt(section.pass * 100, pointsOf([section]) * 100, most);
  });

/** The result of an attempt: passed when the whole and each section with a pass mark reach it. Topics are sorted weakest first. */
export function resultOf(items: readonly MarkedItem[], rules: PassMarks): ExamResult & { pass: number } {
  const whole = sumOf(items);
  const sections = rules.sections.map((section, at) => {
    const sum = sumOf(items.filter((item) => item.section === at));
    const pass = section.pass === null ? null : passAt(section.pass * 100, pointsOf([section]) * 100, sum.most);
    return { ...sum, pass, passed: pass === null || sum.mark >= pass };
  });
  const pass = passAt(rules.pass * 100, pointsOf(rules.sections) * 100, whole.most);
  const topics = [...new Set(items.map(({ topicId }) => topicId))]
    .map((topicId) => ({ topicId, ...sumOf(items.filter((item) => item.topicId === topicId)) }))
    .filter(({ most }) => most > 0)
    .sort((one, other) => one.mark * other.most - other.mark * one.most || one.topicId - other.topicId);
  return { ...whole, pass, sections, topics, passed: whole.mark >= pass && sections.every(({ passed }) => passed) };
}

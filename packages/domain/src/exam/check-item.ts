import type { CasePart, ItemContent, Question, SimpleQuestion } from '@meetingapp/contract/exam/item.ts';

export interface ItemFault {
  /** Dotted path below the item. */
  field: string;
  reason: 'required' | 'not_an_option' | 'option_doubled' | 'right_missing';
}

/** Faults of an item that its schema does not find: missing texts, keys that name no option, options given twice. */
export function checkItem(content: ItemContent): ItemFault[] {
  const faults: ItemFault[] = isEmpty(content.stem) ? [{ field: 'stem', reason: 'required' }] : [];
  if (content.question.kind !== 'case') return [...faults, ...checkQuestion(content.question, 'question')];
  const { parts } = content.question;
  return [
    ...faults,
    ...duplicates(parts, 'question.parts'),
    ...parts.flatMap((part, at) => [
      ...(isEmpty(part.stem) ? [{ field: `question.parts.${at}.stem`, reason: 'required' as const }] : []),
      ...checkQuestion(part.question, `question.parts.${at}.question`),
    ]),
  ];
}

const isEmpty = ({ zh, en }: { zh: string; en: string }): boolean => zh === '' && en === '';

function duplicates(list: readonly { id: string }[], field: string): ItemFault[] {
  return new Set(list.map(({ id }) => id)).size === list.length ? [] : [{ field, reason: 'option_doubled' }];
}

function checkQuestion(question: SimpleQuestion, at: string): ItemFault[] {
  const faults: ItemFault[] = [];
  const texts = (name: 'options' | 'matches', options: readonly { id: string; text: { zh: string; en: string } }[]) => {
    faults.push(...duplicates(options, `${at}.${name}`));
    for (const [index, { text }] of options.entries())
      if (isEmpty(text)) faults.push({ field: `${at}.${name}.${index}.text`, reason: 'required' });
  };
  if ('options' in question) texts('options', question.options);
  const ids = new Set('options' in question ? question.options.map(({ id }) => id) : []);
  if (question.kind === 'single' && !ids.has(question.right))
    faults.push({ field: `${at}.right`, reason: 'right_missing' });
  if (question.kind === 'multiple') {
    if (question.right.some((id) => !ids.has(id))) faults.push({ field: `${at}.right`, reason: 'not_an_option' });
    if (new Set(question.right).size < question.right.length)
      faults.push({ field: `${at}.right`, reason: 'option_doubled' });
  }
  if (question.kind === 'matching') {
    texts('matches', question.matches);
    const matches = new Set(question.matches.map(({ id }) => id));
    for (const id of ids)
      if (!matches.has(question.right[id] ?? '')) faults.push({ field: `${at}.right.${id}`, reason: 'right_missing' });
  }
  if (question.kind === 'spot' && !question.regions.some(({ percent }) => percent === 100))
    faults.push({ field: `${at}.regions`, reason: 'right_missing' });
  return faults;
}

/** True when every text that people see exists in both languages; only such items suit an exam in both. */
export function isBilingual(content: ItemContent): boolean {
  return textsOf(content).every(({ zh, en }) => (zh === '') === (en === ''));
}

function textsOf({ stem, reason, media, question }: ItemContent): { zh: string; en: string }[] {
  return [stem, reason, ...(media ? [media.alt] : []), ...questionTexts(question)];
}

function questionTexts(question: Question | CasePart['question']): { zh: string; en: string }[] {
  if (question.kind === 'case') return question.parts.flatMap((part) => [part.stem, ...questionTexts(part.question)]);
  if (question.kind === 'matching') return [...question.options, ...question.matches].map(({ text }) => text);
  if (question.kind === 'spot') return [question.picture.alt];
  return 'options' in question ? question.options.map(({ text }) => text) : [];
}

/** Shorter texts occur by chance. */
const TELLING = 2;

/** True when the alternative text of a picture or film contains a right option: who listens to it would be told the answer. */
export function altContainsAnswer({ media, question }: ItemContent): boolean {
  if (!media) return false;
  const questions = question.kind === 'case' ? question.parts.map((part) => part.question) : [question];
  const right = questions.flatMap((one) => {
    if (one.kind === 'single') return one.options.filter(({ id }) => id === one.right);
    return one.kind === 'multiple' ? one.options.filter(({ id }) => one.right.includes(id)) : [];
  });
  return (['zh', 'en'] as const).some((language) => {
    const alt = media.alt[language].toLowerCase();
    return right.some(({ text }) => text[language].length >= TELLING && alt.includes(text[language].toLowerCase()));
  });
}

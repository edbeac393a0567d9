import type { FieldItem } from '@meetingapp/contract/registration/wizard.ts';
import type { Fault } from '@meetingapp/contract/errors.ts';
import { focusFirstError } from '@meetingapp/ui/forms/focus-first-error.ts';
import { useEffect, useRef, useState } from 'react';
import { hasAnswer, kindOf } from '@meetingapp/domain/registration/field-kinds.ts';
import type { FieldFault } from '@meetingapp/domain/registration/field-definition.ts';
import { valuesOf } from '@meetingapp/domain/registration/field-values.ts';
import { provinceAbove } from '@meetingapp/domain/registration/flow-settings.ts';
import type { Answers } from '../sign-up/form.ts';
import { useFormRules } from '../sign-up/use-form-rules.ts';
import { showFirstError } from '../../lib/parts/show-first-error.ts';
import { useT } from '../../lib/texts/texts.ts';
import { useDivisions } from './divisions.ts';
import { changeAnswer, placeAnswers } from './form-view.ts';
import type { Place } from './form-view.ts';

export interface Form {
  answers: Answers;
  edit: (code: string, value: string) => void;
  /** Fills in the province and the city that the choice in this field implies. */
  fill: (code: string, place: Place) => void;
  leave: (code: string) => void;
  /** Undefined until the field was touched or Next was pressed (T2). */
  errorOf: (code: string) => string | undefined;
  /** True when edited, filled and valid (V5). */
  isValid: (code: string) => boolean;
  provinceOf: (code: string) => string;
  /** Codes of the fields that block Next. */
  faulty: Readonly<Record<string, unknown>>;
  /** The same, after loading the rules that are still missing. */
  check: () => Promise<Readonly<Record<string, unknown>>>;
  /** Shows all errors. Where there are any, a message says so, the first one in `root` is focused, and the form must not be sent. */
  passes: (root?: ParentNode | null) => Promise<boolean>;
  /** True while `check` waits for the rules: a second tap does nothing. */
  checking: boolean;
  /** Shows all errors from now on (T11). */
  showAll: () => void;
  /** Adds the server's faults and focuses the first; each stays until its field is edited. */
  refuse: (faults: readonly Fault[]) => void;
}

/** Types that are checked when the field is left. */
const typed: ReadonlySet<string | undefined> = new Set(['T', 'LT', 'NUM']);

const places: ReadonlySet<string> = new Set(['province', 'city']);

/** What is known before the rules have loaded: the required fields without an answer. */
const missing = (fields: readonly FieldItem[], answers: Answers): Readonly<Record<string, FieldFault>> =>
  Object.fromEntries(
    fields
      .filter((item) => item.cfgNeedFl === '1' && hasAnswer(item.cfgType))
      .filter((item) => valuesOf(item).isEmpty(answers[item.cfgCode] ?? null))
      .map(({ cfgCode }) => [cfgCode, { reason: 'required' }]),
  );

/** Tracks which fields were touched, their faults, and when faults show. */
export function useForm(fields: readonly FieldItem[], answers: Answers, save: (answers: Answers) => void): Form {
  const t = useT('registrationForm');
  const app = useT('app');
  // The check of city against province is needed only once one of them is chosen.
  const { list } = useDivisions(
    fields.some((field) => places.has(kindOf(field)) && (answers[field.cfgCode] ?? '') !== ''),
  );
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  const [all, setAll] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const { rules, fetching, fetch } = useFormRules(touched.size + edited.size > 0 || all ? 'now' : 'later');
  const faults = rules?.faultsOf(fields, answers, list) ?? missing(fields, answers);

  // The answers of this render and those that an event has saved since: one choice may write several of them.
  const current = useRef(answers);
  useEffect(() => {
    current.current = answers;
  });
  // The place that the last suggestion wrote.
  const filled = useRef<Place | null>(null);

  function write(next: Answers) {
    if (Object.keys(next).every((one) => next[one] === current.current[one])) return;
    current.current = { ...current.current, ...next };
    // All changes since this render, because `save` adds them to the answers of this render.
    save(Object.fromEntries(Object.entries(current.current).filter(([code, value]) => value !== answers[code])));
  }

  function mark(codes: readonly string[]) {
    setEdited((before) => new Set([...before, ...codes]));
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([code]) => !codes.includes(code))));
    // Texts are checked when the field is left; choices at once.
    const isTyped = (code: string) => typed.has(fields.find((field) => field.cfgCode === code)?.cfgType);
    const choices = codes.filter((code) => !isTyped(code));
    if (choices.length > 0) setTouched((before) => new Set([...before, ...choices]));
  }

  function edit(code: string, value: string) {
    write(changeAnswer(fields, current.current, code, value));
    mark([code]);
  }

  function fill(code: string, place: Place) {
    const next = placeAnswers(fields, current.current, code, place, filled.current);
    if (Object.keys(next).length === 0) return;
    filled.current = place;
    write(next);
    mark(Object.keys(next));
  }

  async function check() {
    const found = await fetch();
    return { ...(found?.faultsOf(fields, current.current, list) ?? missing(fields, current.current)), ...refused };
  }

  return {
    answers,
    edit,
    fill,
    leave: (code) => setTouched((before) => (before.has(code) ? before : new Set(before).add(code))),
    errorOf: (code) => {
      const fault = faults[code];
      if (fault && (all || touched.has(code)))
        return rules?.faultText(t, fault, answers[code] ?? '') ?? t('field.required');
      return refused[code];
    },
    isValid: (code) =>
      Boolean(rules) && edited.has(code) && !faults[code] && !refused[code] && (answers[code] ?? '') !== '',
    provinceOf: (code) => {
      const item = fields.find((field) => field.cfgCode === code);
      return item ? provinceAbove(fields, item, answers) : '';
    },
    faulty: { ...faults, ...refused },
    check,
    passes: async (root) => {
      setAll(true);
      const isSound = Object.keys(await check()).length === 0;
      if (!isSound) showFirstError(app('topTip'), root);
      return isSound;
    },
    checking: fetching,
    showAll: () => setAll(true),
    refuse: (list) => {
      setRefused(Object.fromEntries(list.map(({ field, text }) => [field, text])));
      if (list.length > 0) focusFirstError(document);
    },
  };
}

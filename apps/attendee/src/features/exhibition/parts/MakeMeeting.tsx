import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { departmentOwnCalls as calls } from '@meetingapp/contract/exhibition/department.ts';
import { momentIn } from '@meetingapp/domain/zoned.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { useState } from 'react';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { dayText } from '../../../lib/time/dates.ts';

interface MakeMeetingProps {
  cid: string;
  zone: string;
  rules: AnswerOf<typeof calls.own>['rules'];
  made: (dmid: number) => void;
  close: () => void;
}

type Field = 'title' | 'department' | 'startsAt' | 'endsAt' | 'place' | 'link';
const blank: Record<Field, string> = { title: '', department: '', startsAt: '', endsAt: '', place: '', link: '' };

/** A department makes a meeting: what, when and where, in the language of the phone. Times are in the conference's zone. */
export function MakeMeeting({ cid, zone, rules, made, close }: MakeMeetingProps) {
  const t = useT('department');
  const app = useT('app');
  const language = useLanguage();
  const { send, sending } = useSend(calls.make);
  const [value, setValue] = useState(blank);
  const [faults, setFaults] = useState<Partial<Record<Field | 'all', string>>>({});
  const set = (field: Field) => (text: string) => setValue({ ...value, [field]: text });
  const said = (text: string) => ({ zh: language === 'zh' ? text : '', en: language === 'en' ? text : '' });

  async function submit(): Promise<void> {
    const missing = (['title', 'department', 'startsAt', 'endsAt'] as const).filter(
      (field) => value[field].trim() === '',
    );
    if (missing.length > 0) return setFaults(Object.fromEntries(missing.map((field) => [field, t('own.missing')])));
    const [startsAt, endsAt] = [momentIn(zone, value.startsAt), momentIn(zone, value.endsAt)];
    if (!startsAt || !endsAt) return setFaults({ [startsAt ? 'endsAt' : 'startsAt']: t('own.missing') });
    const outcome = await send({
      cid,
      meeting: {
        title: said(value.title),
        department: said(value.department),
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        place: said(value.place),
        link: value.link,
      },
    });
    if (outcome.ok) return made(outcome.answer.dmid);
    const [fault] = outcome.failure.faults;
    const field = (Object.keys(blank) as Field[]).find((one) => fault?.field.startsWith(`meeting.${one}`));
    setFaults({ [field ?? 'all']: fault?.text ?? outcome.failure.msg });
  }
  const days =
    rules.firstDay !== null && rules.lastDay !== null
      ? t('own.days', { from: dayText(rules.firstDay, language), until: dayText(rules.lastDay, language) })
      : undefined;
  const shared = (field: Field) => ({
    label: t(`own.fields.${field}`),
    value: value[field],
    error: faults[field],
    onChange: set(field),
  });
  return (
    <Sheet open onClose={close} title={t('own.make')} closeLabel={t('own.close')}>
      <div className="dm-form">
        <TextField {...shared('title')} maxLength={60} required />
        <TextField {...shared('department')} maxLength={60} required />
        <TextField {...shared('startsAt')} type="datetime-local" hint={days} required />
        <TextField {...shared('endsAt')} type="datetime-local" required />
        <TextField {...shared('place')} maxLength={80} />
        <TextField {...shared('link')} inputMode="url" maxLength={500} hint={t('own.linkHint')} />
        {faults.all && (
          <p role="alert" className="is-error">
            {faults.all}
          </p>
        )}
        <Button loading={sending} loadingText={app('submitting')} guard onClick={() => void submit()}>
          {t('own.makeNow')}
        </Button>
      </div>
    </Sheet>
  );
}

// Imported with the form, not with the lazy chunk: a style sheet that failed to load is not requested again.
import '@meetingapp/ui/pickers/SearchSheet.css';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import type { SearchOption } from '@meetingapp/ui/pickers/SearchSheet.tsx';
import { Suspense, useState } from 'react';
import { latePart } from '../../../lib/rendering/late-part.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { dayAndTime } from '../../../lib/time/dates.ts';
import { clockOf, sessionDay } from '../../../shared/programme/look-up.ts';
import { useProgramme } from '../../../shared/programme/use-programme.ts';
import { fetchPickerSheets } from '../../../shared/pickers/fetch-picker-sheets.ts';

const sheet = latePart(async () => (await fetchPickerSheets()).search);

interface AimPickerProps {
  cid: string;
  target: 'speaker' | 'session';
  /** Null: none chosen. */
  value: number | null;
  onChoose: (id: number) => void;
  error: string;
}

/** The speaker or session that is asked, from the released programme. */
export function AimPicker({ cid, target, value, onChoose, error }: AimPickerProps) {
  const t = useT('comments');
  const app = useT('app');
  const language = useLanguage();
  const { programme, failure, loading, again } = useProgramme(cid);
  const [open, setOpen] = useState(false);
  if (!programme && failure)
    return <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again, loading }} />;
  if (programme === undefined) return <Skeleton height="1.08rem" />;
  const options: (SearchOption & { note: string })[] =
    target === 'speaker'
      ? (programme?.experts ?? []).map((expert) => ({
          value: String(expert.id),
          label: pickLanguage(expert.name, language),
          keywords: `${expert.name.zh} ${expert.name.en} ${expert.reading} ${expert.reading.replaceAll(' ', '')}`,
          note: pickLanguage(expert.affiliation, language),
        }))
      : (programme?.sessions ?? [])
          .filter(({ kind }) => kind !== 'break')
          .map((session) => ({
            value: String(session.id),
            label: pickLanguage(session.title, language),
            keywords: `${session.title.zh} ${session.title.en}`,
            note:
              programme === null
                ? ''
                : dayAndTime(sessionDay(programme, session), clockOf(programme, session.from), language),
          }));
  const chosen = options.find((option) => option.value === String(value));
  return (
    <div className="cm-pick">
      <List>
        <ListRow
          title={chosen?.label ?? t(target === 'speaker' ? 'form.chooseSpeaker' : 'form.chooseSession')}
          text={chosen?.note}
          onPress={() => setOpen(true)}
        />
      </List>
      {error !== '' && (
        <p className="hint">
          <span className="is-error" role="alert">
            {error}
          </span>
        </p>
      )}
      {open && (
        <Suspense fallback={null}>
          <sheet.Part
            open
            onClose={() => setOpen(false)}
            title={t(target === 'speaker' ? 'form.chooseSpeaker' : 'form.chooseSession')}
            closeLabel={app('close')}
            options={options}
            value={value === null ? '' : String(value)}
            onChoose={(id) => onChoose(Number(id))}
            searchLabel={t(target === 'speaker' ? 'form.searchSpeaker' : 'form.searchSession')}
            clearLabel={t('clear')}
            emptyText={t(target === 'speaker' ? 'form.noSpeaker' : 'form.noSession')}
          />
        </Suspense>
      )}
    </div>
  );
}

import { homeCalls } from '@meetingapp/contract/home/home.ts';
import { newsCalls } from '@meetingapp/contract/news/article.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Segments } from '@meetingapp/ui/actions/Segments.tsx';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { showToast } from '@meetingapp/ui/feedback/feedback.ts';
import { pencil } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CallFailure } from '../../../lib/calls/call.ts';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { EditForm } from './EditForm.tsx';
import { editables, type Editable, type EditableName, type Save } from './editables.ts';

interface EditInPlaceProps {
  cid: string;
  zone: string;
  token: string;
  end: () => void;
}

interface Loaded {
  name: EditableName;
  items: Editable[];
  save: Save;
}

/** Lists of items that may be edited in place. The person's input stays when somebody else saved first. */
export function EditInPlace({ cid, zone, token, end }: EditInPlaceProps) {
  const t = useT('pages');
  const app = useT('app');
  const language = useLanguage();
  const [name, setName] = useState<EditableName>('notices');
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const [theirs, setTheirs] = useState<Editable | null>(null);
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  /** The item last saved, as it was before. */
  const [former, setFormer] = useState<Editable | null>(null);
  const ask = () => editables[name].load(cid, token);
  function take(outcome: Awaited<ReturnType<typeof ask>>): Loaded | null {
    if (!outcome.ok) {
      if (outcome.failure.name === 'session_invalid') end();
      setFailure(outcome.failure);
      return null;
    }
    const next = { name, ...outcome.answer };
    setFailure(null);
    setLoaded(next);
    return next;
  }
  const load = async (): Promise<Loaded | null> => take(await ask());
  const takeFirst = useEffectEvent(take);
  useEffect(() => {
    let wanted = true;
    void editables[name].load(cid, token).then((outcome) => wanted && takeFirst(outcome));
    return () => {
      wanted = false;
    };
  }, [name, cid, token]);
  async function save(item: Editable, undoing = false): Promise<void> {
    if (!loaded) return;
    const before = loaded.items.find(({ id }) => id === item.id) ?? null;
    setBusy(true);
    const outcome = await loaded.save(item);
    setBusy(false);
    if (outcome.ok) {
      setOpen(null);
      setTheirs(null);
      setFault('');
      setFormer(undoing ? null : before);
      showToast(t(undoing ? 'edit.undone' : editables[name].timeOnly ? 'edit.savedDraft' : 'edit.saved'));
      for (const call of [homeCalls.homeInfo, newsCalls.article, newsCalls.columns]) invalidate(call);
      await load();
      return;
    }
    setFormer(null);
    setOpen(item.id);
    if (outcome.failure.name === 'changed_meanwhile') {
      const now = await load();
      setTheirs(now?.items.find(({ id }) => id === item.id) ?? null);
      setFault(t('edit.conflict'));
      return;
    }
    setFault(outcome.failure.faults[0]?.text ?? outcome.failure.msg);
  }
  function turn(next: string): void {
    setName(next as EditableName);
    setLoaded(null);
    setOpen(null);
    setTheirs(null);
    setFormer(null);
    setFault('');
  }
  const say = ({ title }: Editable) => pickLanguage(title, language);
  const shown = loaded?.name === name ? loaded.items : null;
  const told = theirs && [say(theirs), theirs.text?.[language], theirs.from && momentText(theirs.from, zone, language)];
  return (
    <>
      <h1 className="t-2xl">{t('edit.title')}</h1>
      <Segments
        label={t('edit.title')}
        value={name}
        onChange={turn}
        options={(Object.keys(editables) as EditableName[]).map((one) => ({
          value: one,
          label: t(`edit.tabs.${one}`),
        }))}
      />
      {editables[name].timeOnly && <p className="ink-2">{t('edit.sessionNote')}</p>}
      {failure && !shown && (
        <ErrorState
          title={failure.name === 'forbidden' ? t('edit.noRight') : failure.msg}
          retry={{ label: app('retry'), onPress: () => void load() }}
        />
      )}
      {former && shown && (
        <Button variant="soft" size="sm" loading={busy} onClick={() => void save(former, true)}>
          {t('edit.undo', { name: say(former) })}
        </Button>
      )}
      {shown?.length === 0 && <EmptyState icon={pencil} title={t('edit.none')} />}
      <ul className="card edit-rows">
        {shown?.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              aria-expanded={open === item.id}
              onClick={() => {
                setOpen(open === item.id ? null : item.id);
                setTheirs(null);
                setFault('');
              }}
            >
              <b>{say(item)}</b>
              {item.from !== null && <span>{momentText(item.from, zone, language)}</span>}
            </button>
            {open === item.id && (
              <>
                {theirs && (
                  <p className="theirs">{t('edit.theirs', { text: told?.filter(Boolean).join(' · ') ?? '' })}</p>
                )}
                <EditForm
                  item={item}
                  timeOnly={editables[name].timeOnly}
                  textLabel={t(name === 'articles' ? 'edit.summary' : 'edit.text')}
                  zone={zone}
                  busy={busy}
                  fault={fault}
                  save={(next) => void save(next)}
                />
                {theirs && (
                  <Button
                    variant="soft"
                    size="sm"
                    onClick={() => {
                      setOpen(null);
                      setTheirs(null);
                      setFault('');
                    }}
                  >
                    {t('edit.takeTheirs')}
                  </Button>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
      <Button variant="soft" size="sm" onClick={end}>
        {t('edit.logOut')}
      </Button>
    </>
  );
}

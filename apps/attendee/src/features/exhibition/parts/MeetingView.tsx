import { departmentCalls as calls } from '@meetingapp/contract/exhibition/department.ts';
import { shownCode } from '@meetingapp/domain/exhibition/invitation-code.ts';
import { copyText } from '@meetingapp/ui/actions/copy-text.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Avatar } from '@meetingapp/ui/data/Avatar.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { showSuccess, showToast, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { Switch } from '@meetingapp/ui/forms/Switch.tsx';
import { TextArea } from '@meetingapp/ui/forms/TextArea.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check, chevronRight, clock, copy } from '@meetingapp/ui/icons/icons.ts';
import { fileText, mapPin, video } from '@meetingapp/ui/icons/icons-topics.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { useState } from 'react';
import { useSend } from '../../../lib/calls/use-call.ts';
import { sharePage } from '../../../lib/device/share-page.ts';
import { addressOf } from '../../../lib/navigation/address.ts';
import { AddressLink, Link } from '../../../lib/navigation/navigation.tsx';
import { isOwnPdf } from '../../../lib/navigation/own-files.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText, momentText } from '../../../lib/time/dates.ts';
import { HostSignIn } from './HostSignIn.tsx';
import { MeetingRecord } from './MeetingRecord.tsx';
import type { Meeting } from './InvitationCode.tsx';

type Inside = NonNullable<Meeting['inside']>;

interface MeetingViewProps {
  meeting: Meeting;
  inside: Inside;
  again: () => void;
}

const MINUTE_MS = 60_000;
/** From how many minutes before the start a countdown shows. */
const SOON = 120;

/** S89, inside: time, place or link, participants, materials and minutes; for the host also the code. */
export function MeetingView({ meeting, inside, again }: MeetingViewProps) {
  const t = useT('department');
  const language = useLanguage();
  const { zone } = meeting;
  const from = momentText(meeting.startsAt, zone, language);
  const signed = inside.people.filter(({ signedAt }) => signedAt !== null).length;
  return (
    <>
      <p className="dm-tags">
        <State meeting={meeting} />
        {inside.host && <Tag kind="role">{t('youHost')}</Tag>}
      </p>
      <h1 className="t-2xl">{meeting.title}</h1>
      <p className="ink-2 t-sm">{meeting.department}</p>
      <List className="dm-facts">
        <ListRow icon={clock} title={t('time', { from, until: clockText(meeting.endsAt, zone) })} />
        {inside.place !== '' && <ListRow icon={mapPin} title={inside.place} />}
        {inside.link !== '' && (
          <ListRow icon={video} title={t('online')} href={inside.link} target="_blank" rel="noopener noreferrer" />
        )}
      </List>
      {inside.declined !== null && inside.host === null && inside.signedAt === null && (
        <CannotCome meeting={meeting} declined={inside.declined} again={again} />
      )}
      {inside.host && <HostCode meeting={meeting} code={inside.host.code} again={again} />}
      {inside.host && Date.parse(meeting.now) <= Date.parse(meeting.endsAt) && (
        <HostSignIn dmid={meeting.id} digits={inside.host.signIn?.digits ?? null} />
      )}
      <div className="head">
        <h2>{t('people')}</h2>
        <span className="t-sm ink-2">{t('peopleFigures', { inside: inside.people.length, signed })}</span>
      </div>
      {inside.people.length === 0 && <p className="ink-2">{t('peopleNone')}</p>}
      <List>
        {inside.people.map((person, at) => (
          <div key={at} className="li">
            <Avatar name={person.name} size="s" />
            <span className="grow">
              {person.name}
              <span className="li-text">
                {person.signedAt === null
                  ? person.affiliation
                  : t('signedAt', { at: momentText(person.signedAt, zone, language) })}
              </span>
            </span>
            {person.declined && <Tag kind="ended">{t('absent')}</Tag>}
            {person.host && <Tag kind="role">{t('host')}</Tag>}
            {person.signedAt !== null && (
              <Tag kind="ok" icon={check}>
                {t('signed')}
              </Tag>
            )}
          </div>
        ))}
      </List>
      <div className="head">
        <h2>{t('materials')}</h2>
      </div>
      {inside.materials.length === 0 ? (
        <p className="ink-2">{t('materialsNone')}</p>
      ) : (
        <List>
          {inside.materials.map(({ name, address }) => (
            <MaterialLink key={address} name={name} address={address} />
          ))}
        </List>
      )}
      <div className="head">
        <h2>{t('minutes')}</h2>
      </div>
      {inside.host ? (
        <Minutes
          key={inside.host.version}
          dmid={meeting.id}
          version={inside.host.version}
          text={inside.minutes}
          again={again}
        />
      ) : (
        <p className={inside.minutes === '' ? 'ink-2' : 'dm-minutes'}>{inside.minutes || t('minutesNone')}</p>
      )}
      <MeetingRecord dmid={meeting.id} pictures={inside.pictures} isHost={inside.host !== null} again={again} />
    </>
  );
}

function State({ meeting }: { meeting: Meeting }) {
  const t = useT('department');
  const now = Date.parse(meeting.now);
  const minutes = Math.ceil((Date.parse(meeting.startsAt) - now) / MINUTE_MS);
  if (now > Date.parse(meeting.endsAt)) return <Tag kind="ended">{t('over')}</Tag>;
  if (minutes <= 0) return <Tag kind="live">{t('on')}</Tag>;
  return minutes <= SOON ? <Tag kind="soon">{t('startsIn', { minutes })}</Tag> : null;
}

function MaterialLink({ name, address }: { name: string; address: string }) {
  const inner = (
    <>
      <Icon icon={fileText} />
      <span className="grow">{name}</span>
      <Icon icon={chevronRight} size="s" className="chev" />
    </>
  );
  if (isOwnPdf(address))
    return (
      <Link name="pdfView" query={{ file: address, name, save: 1 }} className="li ic">
        {inner}
      </Link>
    );
  return (
    <AddressLink address={address} className="li ic">
      {inner}
    </AddressLink>
  );
}

function HostCode({ meeting, code, again }: { meeting: Meeting; code: string; again: () => void }) {
  const t = useT('department');
  const renew = useSend(calls.renewCode);
  const shown = shownCode(code);

  async function change(): Promise<void> {
    const outcome = await renew.send({ dmid: meeting.id });
    again();
    if (outcome.ok) showSuccess(t('renewed'));
    else showTopTip(outcome.failure.msg);
  }
  async function send(): Promise<void> {
    const text = t('sendText', { title: meeting.title, code: shown });
    const address = addressOf('deptMeet', { dmid: meeting.id });
    await sharePage({ title: text, text, address, image: '' }, { copied: t('copied'), notCopied: t('notCopied') });
  }
  async function copyCode(): Promise<void> {
    showToast((await copyText(code)) ? t('copied') : t('notCopied'));
  }
  return (
    <section className="card dm-host">
      <h2 className="t-sm">{t('codeOf')}</h2>
      <p className="code">
        {shown}
        <button type="button" className="ib" aria-label={t('copy')} onClick={() => void copyCode()}>
          <Icon icon={copy} />
        </button>
      </p>
      <div className="dm-two">
        <Button size="md" variant="soft" onClick={() => void send()}>
          {t('send')}
        </Button>
        <Button size="md" variant="soft" loading={renew.sending} onClick={() => void change()}>
          {t('renew')}
        </Button>
      </div>
      <p className="t-sm">{t('codeRule')}</p>
    </section>
  );
}

/** A switch by which a person says that they cannot come; nothing once the meeting is over. */
function CannotCome({ meeting, declined, again }: { meeting: Meeting; declined: boolean; again: () => void }) {
  const t = useT('department');
  const saying = useSend(calls.decline);
  if (Date.parse(meeting.now) > Date.parse(meeting.endsAt)) return null;

  async function say(on: boolean): Promise<void> {
    const outcome = await saying.send({ dmid: meeting.id, declined: on });
    again();
    if (outcome.ok) showSuccess(t(on ? 'cannotSaid' : 'comes'));
    else showTopTip(outcome.failure.msg);
  }
  return (
    <List>
      <ListRow
        title={t('cannot')}
        text={t('cannotText')}
        trailing={<Switch label={t('cannot')} checked={declined} onChange={(on) => void say(on)} />}
      />
    </List>
  );
}

const MINUTES_LETTERS = 5000;

interface MinutesProps {
  dmid: number;
  version: number;
  text: string;
  again: () => void;
}

function Minutes({ dmid, version, text, again }: MinutesProps) {
  const t = useT('department');
  const app = useT('app');
  const save = useSend(calls.saveMinutes);
  const [value, setValue] = useState(text);

  async function submit(): Promise<void> {
    const outcome = await save.send({ dmid, seen: version, minutes: value });
    if (!outcome.ok) return showTopTip(outcome.failure.msg);
    again();
    showSuccess(t('saved'));
  }
  return (
    <div className="stack">
      <TextArea
        label={t('minutes')}
        hint={t('minutesHint')}
        rows={4}
        maxLength={MINUTES_LETTERS}
        value={value}
        onChange={setValue}
      />
      <Button
        variant="outline"
        size="md"
        disabled={value === text}
        loading={save.sending}
        loadingText={app('submitting')}
        onClick={() => void submit()}
      >
        {t('save')}
      </Button>
    </div>
  );
}

import '../parts/speakers.css';
import { speakerCalls } from '@meetingapp/contract/speakers/task.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { link } from '@meetingapp/ui/icons/icons-topics.ts';
import { userRound } from '@meetingapp/ui/icons/icons.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { readAddress } from '@meetingapp/domain/accounts/address.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CallFailure } from '../../../lib/calls/call.ts';
import { send as sendOnce } from '../../../lib/calls/call.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useBack, useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useParameters, useSearch } from '../../../lib/navigation/page.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { speakerKey } from '../data.ts';
import { FindCode } from '../parts/FindCode.tsx';

const CODE_DIGITS = 6;

/** S52: finds my tasks by the personal link, by the account, or by name and phone with a one-time code. */
export function Schedule1() {
  const t = useT('speakers');
  const app = useT('app');
  const { cid } = useParameters('schedule1');
  const { key } = useSearch();
  const navigate = useNavigate();
  const back = useBack('conferenceIndex', { cid });
  const logIn = useLogIn();
  const { loggedIn, user } = useAccount();
  const { send, sending } = useSend(speakerCalls.find);
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<Pick<CallFailure, 'name' | 'msg'> | null>(null);
  const phoneRight = readAddress(phone)?.channel === 'phone';

  /** The link leaves the address, so that it is neither shared nor kept in the history. */
  const takeKey = useEffectEvent((given: string) => {
    speakerKey.set(cid, given);
    navigate('schedList', {}, { cid }, { replace: true });
  });
  useEffect(() => {
    if (key !== undefined && key !== '') takeKey(key);
  }, [key]);

  async function find(typed: string): Promise<void> {
    setTried(true);
    if (name.trim() === '' || !phoneRight || typed.length < CODE_DIGITS) return;
    const outcome = await send({ cid, name: name.trim(), phone, code: typed });
    if (!outcome.ok) return setFailure(outcome.failure);
    speakerKey.set(cid, outcome.answer.key);
    navigate('schedList', {}, { cid });
  }

  /** Asks first, so that a person without tasks learns it here. */
  async function findByAccount(): Promise<void> {
    speakerKey.remove(cid);
    const outcome = await sendOnce(speakerCalls.tasks, { cid, linkKey: null }, { quiet: true });
    if (outcome.ok) navigate('schedList', {}, { cid });
    else setFailure(outcome.failure);
  }
  const unknown = failure?.name === 'speaker_schedule_unknown';
  const noExpert = failure?.name === 'speaker_unknown';
  return (
    <Page
      kind="plain"
      className="sp-page"
      top={<TopBar back={{ label: app('back'), onPress: back }} />}
      foot={
        <StickyFoot>
          <Button loading={sending} loadingText={t('find.act')} onClick={() => void find(code)}>
            {t('find.act')}
          </Button>
        </StickyFoot>
      }
    >
      <div className="lead">
        <h1 className="t-2xl">{t('find.title')}</h1>
        <p>{t('find.text')}</p>
      </div>
      <div className="fields">
        <TextField
          label={t('find.name')}
          required
          value={name}
          onChange={setName}
          autoComplete="name"
          maxLength={80}
          error={tried && name.trim() === '' ? t('find.needed') : undefined}
        />
        <TextField
          label={t('find.phone')}
          required
          value={phone}
          onChange={setPhone}
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          error={tried && !phoneRight ? t('find.phoneWrong') : undefined}
        />
        <FindCode
          cid={cid}
          phone={phoneRight ? phone : null}
          code={code}
          onCode={(typed) => {
            setCode(typed);
            if (typed.length === CODE_DIGITS && typed !== code) void find(typed);
          }}
          error={tried && code.length < CODE_DIGITS ? t('find.needed') : undefined}
          onRefused={setFailure}
          onNoPhone={() => setTried(true)}
        />
      </div>
      <div role="alert" className="sp-alert">
        {failure && (
          <Note kind="bad">
            <b>{unknown ? t('find.unknown') : noExpert ? t('find.noExpert') : failure.msg}</b>
            {unknown && <p>{t('find.unknownText')}</p>}
            {noExpert && <p>{t('find.noExpertText')}</p>}
          </Note>
        )}
      </div>
      <List className="sp-alt">
        <ListRow icon={link} title={t('find.link')} text={t('find.linkText')} />
        {loggedIn ? (
          <ListRow
            icon={userRound}
            title={t('find.account')}
            text={user?.name ?? ''}
            onPress={() => void findByAccount()}
          />
        ) : (
          <ListRow icon={userRound} title={t('find.logIn')} text={t('find.logInText')} onPress={() => logIn(cid)} />
        )}
      </List>
    </Page>
  );
}

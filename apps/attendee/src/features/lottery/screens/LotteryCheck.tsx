import '../parts/lottery.css';
import { basePath } from '@meetingapp/contract/paths.ts';
import { lotteryCalls as calls } from '@meetingapp/contract/lottery/draw.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Loader } from '@meetingapp/ui/feedback/Loader.tsx';
import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { download } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { rotateCcw } from '@meetingapp/ui/icons/icons.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { saveFile } from '../../../lib/device/save-file.ts';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { Unavailable } from '../../../lib/parts/Unavailable.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useVerify } from '../parts/use-verify.ts';
import { Verification } from '../parts/Verification.tsx';
import { readRecord, type PublishedRecord } from '../view.ts';
import { useNamedConference } from '../../../lib/navigation/use-named-conference.ts';

/** A5: recomputes a draw in the reader's browser, from the server's record or from a downloaded file. */
export function LotteryCheck() {
  const t = useT('lottery');
  const app = useT('app');
  const { id } = useParameters('lotteryCheck');
  const named = /^\d{1,15}$/.test(id) && Number(id) > 0;
  const asked = useCall(calls.record, named ? { drawId: id } : null, { quiet: true });
  const own = useCall(calls.read, named ? { drawId: id } : null, { quiet: true });
  useNamedConference(own.answer?.draw.cid);
  const [file, setFile] = useState<PublishedRecord | null>(null);
  const [round, setRound] = useState(0);
  const record = file ?? asked.answer?.record ?? null;
  const verified = useVerify(record, round);
  const back = useBack('cj', {}, { draw: named ? id : undefined });
  const { failure } = asked;
  const gone = !named || failure?.name === 'not_found';

  async function open(chosen: File): Promise<void> {
    const read = readRecord(await chosen.text());
    if (read) setFile(read);
    else showTopTip(t('verify.badFile'));
  }
  return (
    <Page
      kind="plain"
      top={<TopBar title={t('verify.title')} back={{ label: app('back'), onPress: back }} />}
      foot={
        record && (
          <StickyFoot>
            <div className="two">
              <Button
                variant="outline"
                icon={download}
                onClick={() =>
                  saveFile(
                    new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' }),
                    `draw-${record.id}.json`,
                  )
                }
              >
                {t('verify.data')}
              </Button>
              <Button variant="soft" icon={rotateCcw} onClick={() => setRound(round + 1)}>
                {t('verify.again')}
              </Button>
            </div>
          </StickyFoot>
        )
      }
    >
      {record && <Verification record={record} verified={verified} tickets={file ? [] : (own.answer?.tickets ?? [])} />}
      {!record && asked.loading && <Loader label={app('loading')} />}
      {!record && (failure || !named) && (
        <Unavailable heading asked={asked} gone={gone ? { title: t('gone'), text: t('goneText') } : null} />
      )}
      <p className="cj-files">
        <a className="link" href={`${basePath}/lottery-check.mjs`} download>
          {t('verify.script')}
        </a>
        <label className="link">
          {t('verify.from')}
          <input
            type="file"
            accept="application/json,.json"
            aria-label={t('verify.from')}
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              event.target.value = '';
              if (chosen) void open(chosen);
            }}
          />
        </label>
      </p>
    </Page>
  );
}

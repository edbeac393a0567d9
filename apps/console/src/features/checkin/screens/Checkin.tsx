import { roles } from '@meetingapp/contract/call.ts';
import { scanLine } from '@meetingapp/ui/icons/icons-topics.ts';
import { useNavigate } from '@tanstack/react-router';
import { Button, Tabs } from 'antd';
import { useListKeys } from '../../../lib/lists/use-list-keys.ts';
import { useOpenKey, useTab } from '../../../lib/lists/use-open-row.ts';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { address } from '../../../lib/navigation/paths.ts';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { Arrivals } from '../arrivals/Arrivals.tsx';
import { BadgeDesigner } from '../badge/BadgeDesigner.tsx';
import { Badges } from '../badge/Badges.tsx';
import { useDoubles, usePoints } from '../data.ts';
import { DevicePane } from '../device/DevicePane.tsx';
import { Devices } from '../device/Devices.tsx';
import { MovingCodes } from '../point/MovingCodes.tsx';
import { PointPane } from '../point/PointPane.tsx';
import { Points } from '../point/Points.tsx';
import { Doubles } from '../scan/Doubles.tsx';

const tabs = ['arrivals', 'badges', 'design', 'doubles', 'points', 'devices'] as const;

/** The pane beside the lists: a point, or a new one; a device, or a new one. */
interface Open {
  kind: 'point' | 'device';
  id: number | null;
}

const keyOf = ({ kind, id }: Open): string => `${kind}-${id ?? 'new'}`;

function openBy(key: string | null): Open | null {
  const found = /^(point|device)-(new|\d+)$/.exec(key ?? '');
  if (!found) return null;
  return { kind: found[1] === 'point' ? 'point' : 'device', id: found[2] === 'new' ? null : Number(found[2]) };
}

/** Moves the focus to the next of these, from the last to the first. */
function focusNext(selector: string): void {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const at = all.findIndex((one) => one.contains(document.activeElement));
  all[(at + 1) % Math.max(1, all.length)]?.focus();
}

/** Check-in: arrivals, what devices did without a network, points with their rules, devices. */
export function Checkin() {
  const t = useT('checkinConsole');
  const names = useT('console');
  const points = usePoints();
  const mayRun = useRole(roles.door);
  const mayReadDoubles = useRole(roles.readDoor);
  const doubles = useDoubles(mayReadDoubles);
  const [tab, setTab] = useTab(tabs);
  const [key, setKey] = useOpenKey();
  const open = openBy(key);
  const setOpen = (next: Open) => setKey(keyOf(next));
  const close = () => setKey(null);
  const waiting = doubles.answer?.open ?? 0;
  const navigate = useNavigate();
  const cid = useCid();
  useListKeys(
    tab === 'arrivals'
      ? {
          f: () => void navigate({ to: address('desk', { cid }) }),
          c: () => focusNext('.double-card'),
          w: () => document.querySelector<HTMLAnchorElement>('.arrivals-walls a')?.click(),
        }
      : {},
  );
  const labelOf = (key: (typeof tabs)[number]) =>
    key === 'doubles' && waiting > 0 ? t('doublesCount', { count: waiting }) : t(`tabs.${key}`);
  const addDevice = (
    <Button type="primary" onClick={() => setOpen({ kind: 'device', id: null })}>
      {t('newDevice')}
    </Button>
  );
  return (
    <Page
      title={names('pages.checkin')}
      actions={
        mayRun && (
          <>
            <Button onClick={() => setOpen({ kind: 'point', id: null })}>{t('newPoint')}</Button>
            {(points.answer?.points.length ?? 0) > 0 && addDevice}
          </>
        )
      }
      bar={
        <Tabs
          className="grow"
          activeKey={tab}
          onChange={(wish) => setTab(wish as typeof tab)}
          items={tabs
            .filter(
              (one) => (one !== 'doubles' || mayReadDoubles) && ((one !== 'badges' && one !== 'design') || mayRun),
            )
            .map((key) => ({ key, label: labelOf(key) }))}
        />
      }
      foot={
        tab === 'arrivals' &&
        points.answer &&
        points.answer.points.length > 0 && (
          <span>
            <kbd>F</kbd> {t('keys.find')} <kbd>C</kbd> {t('keys.next')} <kbd>W</kbd> {t('keys.wall')} <kbd>?</kbd>{' '}
            {t('keys.all')}
          </span>
        )
      }
      pane={
        points.answer &&
        open &&
        (open.kind === 'point' ? (
          <PointPane
            key={key}
            point={points.answer.points.find(({ id }) => Number(id) === open.id) ?? null}
            choices={points.answer}
            mayChange={mayRun}
            close={close}
            saved={(id) => setOpen({ kind: 'point', id })}
          />
        ) : (
          <DevicePane key={key} id={open.id} points={points.answer.points} mayChange={mayRun} close={close} />
        ))
      }
    >
      <Answered asked={points}>
        {(answer) =>
          tab === 'badges' && mayRun ? (
            <Badges />
          ) : tab === 'design' && mayRun ? (
            <BadgeDesigner toPrint={() => setTab('badges')} />
          ) : answer.points.length === 0 ? (
            <EmptyState icon={scanLine} title={t('none')} text={t('noneText')}>
              {mayRun && (
                <Button type="primary" onClick={() => setOpen({ kind: 'point', id: null })}>
                  {t('newPoint')}
                </Button>
              )}
            </EmptyState>
          ) : tab === 'arrivals' ? (
            <Arrivals wide={open === null} openDevice={(id) => setOpen({ kind: 'device', id })} show={setTab} />
          ) : tab === 'doubles' ? (
            <Answered asked={doubles}>
              {({ doubles: rows }) => <Doubles doubles={rows} zone={answer.zone} mayAnswer={mayRun} />}
            </Answered>
          ) : tab === 'points' ? (
            <>
              <MovingCodes on={answer.movingCodes} mayChange={mayRun} />
              <Points answer={answer} open={(id) => setOpen({ kind: 'point', id })} />
            </>
          ) : (
            <Devices open={(id) => setOpen({ kind: 'device', id })} add={mayRun && addDevice} />
          )
        }
      </Answered>
    </Page>
  );
}

import { fixedBlock, isHidden, orderedBlocks, type HomeBlock } from '@meetingapp/domain/home/blocks.ts';
import type { HomeContent } from '@meetingapp/contract/home/console.ts';
import type { TemplateNumber } from '@meetingapp/domain/home/templates.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { megaphone, mic, newspaper, store } from '@meetingapp/ui/icons/icons-home.ts';
import { layoutGrid, layoutList } from '@meetingapp/ui/icons/icons-programme.ts';
import { calendarClock, handshake, hash, mapPin, radio, timer, video } from '@meetingapp/ui/icons/icons-topics.ts';
import { eye, eyeOff, image, search } from '@meetingapp/ui/icons/icons.ts';
import { Button } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { moveItemTo } from '../../../lib/lists/move-item.ts';
import { arranged, blockCount } from '../view.ts';
import { SortList } from '../parts/SortList.tsx';

const icons: Readonly<Record<HomeBlock, string>> = {
  bar: search,
  banner: image,
  countdown: timer,
  tiles: layoutGrid,
  ticker: megaphone,
  notices: megaphone,
  alert: megaphone,
  news: newspaper,
  newsLead: newspaper,
  newsTopics: layoutList,
  sponsors: handshake,
  facts: hash,
  faculty: mic,
  nowNext: calendarClock,
  player: video,
  rooms: radio,
  map: mapPin,
  mapLine: mapPin,
  exhibitors: store,
};

interface BlockListProps {
  content: HomeContent;
  template: TemplateNumber;
  chosen: HomeBlock;
  onChoose: (block: HomeBlock) => void;
  onChange: (blocks: HomeContent['blocks']) => void;
}

/** The blocks of a template: put in order, hidden and shown, and chosen to be edited. The first one stays where it is. */
export function BlockList({ content, template, chosen, onChoose, onChange }: BlockListProps) {
  const t = useT('homeConsole');
  const order = orderedBlocks(template, content.blocks);
  const fixed = fixedBlock(template);
  const hidden = (block: HomeBlock) => isHidden(template, content.blocks, block);
  const turn = (block: HomeBlock) =>
    onChange(
      arranged(content.blocks, template, {
        order,
        hidden: order.filter((one) => (one === block) !== hidden(one)),
      }),
    );
  const rows = order.map((block) => {
    const off = hidden(block);
    const count = blockCount(content, block);
    const name = t(`block.${block}`);
    return {
      id: block,
      title: name,
      note: off ? t('blockHidden') : count === null ? '' : t('blockCount', { count }),
      icon: icons[block],
      off,
      fixed: block === fixed,
      tools: block !== fixed && (
        <Button
          type="text"
          size="small"
          aria-label={t(off ? 'showBlock' : 'hideBlock', { name })}
          aria-pressed={off}
          icon={<Icon icon={off ? eyeOff : eye} />}
          onClick={() => turn(block)}
        />
      ),
    };
  });
  const named = (id: string) => order.find((block) => block === id) ?? fixed;
  return (
    <>
      <SortList
        label={t('blockList')}
        rows={rows}
        chosen={chosen}
        onChoose={(id) => onChoose(named(id))}
        onMove={(from, to) =>
          onChange(
            arranged(content.blocks, template, { order: moveItemTo(order, from, to), hidden: order.filter(hidden) }),
          )
        }
        onHide={(id) => turn(named(id))}
      />
      <p className="small quiet">{t('blockKeys')}</p>
    </>
  );
}

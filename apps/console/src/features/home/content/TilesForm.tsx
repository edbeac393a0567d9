import type { HomeContent } from '@meetingapp/contract/home/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { templateOf, tilesDrawn } from '@meetingapp/domain/home/templates.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus, trash2 } from '@meetingapp/ui/icons/icons.ts';
import { tileIcon } from '@meetingapp/ui/icons/tile-icons.ts';
import { useState } from 'react';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { moveItemTo } from '../../../lib/lists/move-item.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { newTile, replaced } from '../view.ts';
import { SortList } from '../parts/SortList.tsx';
import type { EditorFormProps } from '../parts/editor-form-props.ts';
import { TileForm } from './TileForm.tsx';

const MOST = 24;

/** Tiles in the order of their importance, and the chosen one: text, what it opens, icon, audience and period. */
export function TilesForm({ value, change, fault, language }: EditorFormProps) {
  const t = useT('homeConsole');
  const { tiles, views } = value.content;
  const [key, setKey] = useState('');
  const at = Math.max(
    0,
    tiles.findIndex((tile) => tile.key === key),
  );
  const tile = tiles[at];
  const set = (next: HomeContent['tiles']) => change({ tiles: next });
  const drawn = tilesDrawn[templateOf(value.theme.template)];
  function add(): void {
    const made = newTile(tiles);
    set([...tiles, made]);
    setKey(made.key);
  }
  return (
    <>
      <SortList
        label={t('tiles')}
        rows={tiles.map((one, place) => ({
          id: one.key,
          title: pickLanguage(one.title, language) || t('tileUnnamed'),
          note: pickLanguage(one.badge, language),
          icon: tileIcon(one.icon),
          off: tiles.length > drawn && place >= drawn - 1,
          before: tiles.length > drawn && place === drawn - 1 && (
            <li className="rest small quiet">{t('tilesRest', { count: tiles.length - drawn + 1 })}</li>
          ),
        }))}
        chosen={tile?.key ?? ''}
        onChoose={setKey}
        onMove={(from, to) => set(moveItemTo(tiles, from, to))}
      />
      <p className="row">
        <ActButton icon={<Icon icon={plus} />} lacks={{ full: tiles.length >= MOST }} onClick={add}>
          {t('add', { label: t('tile') })}
        </ActButton>
        {tile && (
          <ActButton
            type="text"
            icon={<Icon icon={trash2} />}
            onClick={() => set(tiles.filter((one) => one.key !== tile.key))}
          >
            {t('removeTile', { name: pickLanguage(tile.title, language) || t('tileUnnamed') })}
          </ActButton>
        )}
      </p>
      {tile && (
        <TileForm
          key={tile.key}
          tile={tile}
          views={views}
          fault={(field) => fault(`content.tiles.${at}.${field}`)}
          set={(part) => set(replaced(tiles, at, part))}
        />
      )}
    </>
  );
}

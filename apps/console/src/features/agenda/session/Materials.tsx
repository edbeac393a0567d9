import { agendaMaterialCalls } from '@meetingapp/contract/agenda/materials.ts';
import type { Material } from '@meetingapp/contract/agenda/programme.ts';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { upload } from '@meetingapp/ui/icons/icons-topics.ts';
import { Button, Input, Switch, Tooltip, Upload } from 'antd';
import { AskFirst } from '../../../lib/layout/AskFirst.tsx';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useDesk } from '../parts/desk-context.ts';

/** External addresses cannot be restricted by this server. */
const isOwn = (address: string) => address.startsWith('/files/');

const nothing: Bilingual = { zh: '', en: '' };
const refreshes = [agendaMaterialCalls.materials];

/** Slides and papers of a session or talk: a PDF or an address. Attendees see them after the next release. */
export function Materials({ item, itemId }: { item: 'session' | 'talk'; itemId: number }) {
  const t = useT('agendaConsole');
  const language = useLanguage();
  const { cid, mayChange } = useDesk();
  const { answer } = useCall(agendaMaterialCalls.materials, { cid, item, itemId });
  const file = useChange(agendaMaterialCalls.addMaterialFile, { refreshes });
  const link = useChange(agendaMaterialCalls.addMaterialLink, { refreshes });
  const lock = useChange(agendaMaterialCalls.lockMaterial, { refreshes });
  const readerOf = ({ address: file, title: name }: Material) =>
    basePath + href('pdfView', {}, { file, name: pickLanguage(name, language) });
  const remove = useChange(agendaMaterialCalls.removeMaterial, { refreshes });
  const [title, setTitle] = useState(nothing);
  const [address, setAddress] = useState('');
  const isNamed = title.zh !== '' || title.en !== '';
  async function put(chosen?: File) {
    const outcome = chosen
      ? await file.change({ cid, item, itemId, title }, chosen)
      : await link.change({ cid, item, itemId, title, address });
    if (!outcome.ok) return;
    setTitle(nothing);
    setAddress('');
  }
  return (
    <section aria-label={t('materials.title')} className="session-materials">
      <h2>
        {t('materials.title')} <span className="small quiet">{answer?.materials.length}</span>
      </h2>
      <ul>
        {answer?.materials.map((one) => (
          <li key={one.id} className="row">
            <a
              className="grow"
              href={one.readOnly ? readerOf(one) : one.address}
              target="_blank"
              rel="noopener noreferrer"
            >
              {pickLanguage(one.title, language)}
            </a>
            {isOwn(one.address) && (
              <Tooltip title={t('materials.savingNote')}>
                <label className="row small">
                  <Switch
                    size="small"
                    aria-label={`${t('materials.saving')} ${pickLanguage(one.title, language)}`}
                    checked={!one.readOnly}
                    disabled={!mayChange}
                    loading={lock.busy}
                    onChange={(may) => void lock.change({ cid, materialId: one.id, readOnly: !may })}
                  />
                  {t('materials.saving')}
                </label>
              </Tooltip>
            )}
            {mayChange && (
              <AskFirst
                title={t('materials.removeSure')}
                okText={t('materials.remove')}
                onConfirm={() => void remove.change({ cid, materialId: one.id })}
              >
                <Button size="small" type="text">
                  {t('materials.remove')}
                </Button>
              </AskFirst>
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <>
          <BilingualField value={title} onChange={setTitle} label={t('materials.name')} />
          <div className="row">
            <Upload
              accept=".pdf"
              showUploadList={false}
              disabled={!isNamed}
              beforeUpload={(chosen) => {
                void put(chosen);
                return false;
              }}
            >
              <ActButton
                size="small"
                loading={file.busy}
                lacks={{ nameMissing: !isNamed }}
                icon={<Icon icon={upload} />}
              >
                {t('materials.upload')}
              </ActButton>
            </Upload>
            <Input
              size="small"
              className="grow"
              value={address}
              placeholder={t('materials.example')}
              aria-label={t('materials.address')}
              onChange={(event) => setAddress(event.target.value)}
            />
            <ActButton
              size="small"
              lacks={{ nameMissing: !isNamed, addressMissing: address === '' }}
              loading={link.busy}
              onClick={() => void put()}
            >
              {t('materials.link')}
            </ActButton>
          </div>
          {!isNamed && <p className="small quiet">{t('materials.first')}</p>}
        </>
      )}
    </section>
  );
}

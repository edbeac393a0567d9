import { agendaSession as en } from '@meetingapp/locales/en/agenda/session.ts';
import { agendaSession as zh } from '@meetingapp/locales/zh/agenda/session.ts';
import { useLanguage } from '../../../lib/texts/language.ts';

const words = { zh, en };

/** Texts of the page of one session, which come with its module. */
export const useSessionWords = () => words[useLanguage()];

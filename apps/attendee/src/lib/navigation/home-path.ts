import type { PathName } from '@meetingapp/contract/paths.ts';

type HomeName = Extract<PathName, `tpl${number}Home`>;

/** Path of a conference's home by template number (1 to 13). */
export function homePath(template: number): HomeName {
  return template >= 1 && template <= 13 ? (`tpl${template}Home` as HomeName) : 'tpl1Home';
}

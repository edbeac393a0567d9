import type { homeFields as zh } from '../../zh/home/fields.ts';
import type { Texts } from '../../texts.ts';

export const homeFields = {
  template: 'Home template',
  icon: 'Icon',
  theme: 'Look',
  banners: 'Banners',
  tiles: 'Tiles',
  news: 'News',
  exhibitors: 'Exhibitors',
  levels: 'Levels',
  areas: 'Areas',
  width: 'Width',
  booth: 'Booth',
  column: 'Column',
  field: 'Field',
  w: 'Width',
  h: 'Depth',
  logo: 'Address of the logo',
  sponsors: 'Sponsors',
  popup: 'Popup',
  html: 'Text',
  figure: 'Figure',
  content: 'Content',
  image: 'Picture',
  skin: 'Skin',
} as const satisfies Texts<typeof zh>;

import { bookOpen, gift, mic, newspaper, presentation, store, trainFront, users } from './icons-home.ts';
import { layoutGrid } from './icons-programme.ts';
import {
  award,
  bedDouble,
  clipboardPen,
  fileText,
  idCard,
  logIn,
  mapPin,
  phone,
  qrCode,
  radio,
  receipt,
} from './icons-topics.ts';
import { bell, calendarDays, camera, circlePlay, image, info, search, userRound } from './icons.ts';

/** Icons that staff can choose for a tile, by name. A closed list, so that a home page loads only these. */
const icons: Readonly<Record<string, string>> = {
  award,
  bedDouble,
  bell,
  bookOpen,
  calendarDays,
  camera,
  circlePlay,
  clipboardPen,
  fileText,
  gift,
  idCard,
  image,
  info,
  layoutGrid,
  logIn,
  mapPin,
  mic,
  newspaper,
  phone,
  presentation,
  qrCode,
  radio,
  receipt,
  search,
  store,
  trainFront,
  userRound,
  users,
};

export function tileIcon(name: string): string {
  return icons[name] ?? info;
}

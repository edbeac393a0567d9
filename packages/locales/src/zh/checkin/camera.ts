/** Texts of the camera that reads codes. */
export const camera = {
  title: '扫码',
  aim: '对准二维码或条码',
  close: '关闭',
  denied: '没有摄像头权限。请在浏览器设置里允许，或用扫码枪、直接输入',
  missing: '这个浏览器不能用摄像头读码。请用扫码枪，或直接输入',
  resting: '手机平放，摄像头已休息。拿起来继续',
} as const;

/** Texts of the camera that reads codes. */
export const camera = {
  title: '扫码',
  aim: '对准二维码或条码',
  close: '关闭',
  faults: {
    denied: '浏览器没有使用摄像头的权限',
    missing: '没有找到可用的摄像头，或者本页不是 https 地址',
    busy: '摄像头正被另一个程序使用',
    stopped: '摄像头已被系统收回，例如来了电话',
    unread: '读码程序没有下载成功',
  },
  waysOut: {
    denied: '请在地址栏旁的网站设置里允许使用摄像头，允许后自动继续；也可以用扫码枪，或在下面输入条码',
    missing: '请换一台手机，或用扫码枪，或在下面输入条码',
    busy: '请关闭占用摄像头的程序，再点“重试”；也可以用扫码枪，或在下面输入条码',
    stopped: '回到本页会自动继续；没有继续时请点“重试”',
    unread: '请联网后点“重试”；也可以用扫码枪，或在下面输入条码',
  },
  again: '重试',
  resting: '手机平放着，摄像头已休息，以节省电量。拿起手机就继续',
  wake: '平放也继续扫',
  typed: '条码或票码',
  typedAct: '确认',
} as const;

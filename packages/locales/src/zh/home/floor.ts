/** Texts of the directions on the floor plan, loaded with its sheet. */
export const homeWay = {
  page: '{name}的介绍',
  to: '去{name}',
  from: '从哪里出发',
  stairless: '不走楼梯',
  length: '共 {metres} 米，步行约 {minutes} 分钟',
  pace: '按每秒走 1 米计算，乘一次电梯加 1 分钟，走一层楼梯加半分钟',
  unmeasured: '主办方没有提供尺寸，不显示距离和时间',
  none: '平面图上没有走得通的路，请到服务台询问',
  close: '关闭',
  steps: '怎么走',
  kinds: { booth: '展位', hall: '会场', service: '服务台', entrance: '入口', lift: '电梯', stairs: '楼梯' },
  first: { straight: '直行', left: '出发后左转', right: '出发后右转', around: '出发后掉头' },
  then: { straight: '继续直行', left: '左转', right: '右转', around: '掉头' },
  metres: '{turn}，走 {metres} 米',
  ride: { lift: '乘{name}到 {level}', stairs: '走{name}到 {level}' },
  arrive: {
    straight: '到达：{name}在正前方',
    left: '到达：{name}在左手边',
    right: '到达：{name}在右手边',
    around: '到达：{name}在身后',
  },
} as const;

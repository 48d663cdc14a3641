import type { Texts } from './en.ts'

export const texts: Texts = {
  'book.book': '宝书可代替所有其他符号，并作为夺宝在任意位置得奖。',
  'book.free':
    '三本或以上宝书触发10次免费旋转。开始前抽出一个特殊符号：出现在足够多的轴上时，它会铺满这些轴，并在所有线上得奖，不论位置。可再次触发。',
  'book.note': '铺满所在的轴，不论位置皆得奖',
}

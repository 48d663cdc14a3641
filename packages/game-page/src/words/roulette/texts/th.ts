import type { Texts } from './en.ts'

export const texts: Texts = {
  'roulette.dozen': 'โหล {number}',
  'roulette.column': 'คอลัมน์ {number}',
  'roulette.rules':
    'ลูกบอลตกลงในช่องหนึ่งจาก 37 ช่อง คือ 0 ถึง 36 เดิมพันชนะเมื่อครอบคลุมเลขนั้น หากออก 0 เดิมพันแดง ดำ คี่ คู่ 1–18 และ 19–36 จะเสีย',
  'roulette.inside': 'แทงสอง สาม สี่ หรือหกเลขที่ติดกันโดยวางชิปบนเส้นและมุมระหว่างเลข',
}

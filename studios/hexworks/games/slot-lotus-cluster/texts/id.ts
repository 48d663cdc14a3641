import type { Texts } from './en.ts'

export const texts: Texts = {
  'lotus.cluster':
    'Lima simbol atau lebih yang bersentuhan dibayar, lalu menghilang; simbol di atasnya jatuh dan simbol baru masuk dari atas.',
  'lotus.marks':
    'Petak yang simbolnya menghilang untuk kedua kali menyimpan pengali: 2, lalu 4, hingga 128. Klaster dikalikan dengan jumlah pengali di petak-petaknya.',
}

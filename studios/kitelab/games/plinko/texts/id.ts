import type { Texts } from './en.ts'

export const texts: Texts = {
  'plinko.rows': 'Baris',
  'plinko.risk': 'Risiko',
  'plinko.low': 'Rendah',
  'plinko.medium': 'Sedang',
  'plinko.high': 'Tinggi',
  'plinko.won': 'Kantong {bucket} · {multiple}',
  'plinko.last': '{count} bola terakhir',
  'plinko.back': '{back} kembali dari {staked}',
  'plinko.how':
    'Pilih jumlah baris dan risiko, lalu jatuhkan bola. Di setiap pin bola belok ke kiri atau kanan dengan peluang yang sama. Taruhan dikalikan dengan angka pada kantong tempat bola jatuh.',
  'plinko.returned': 'Pengali di bawah 1 mengembalikan sebagian taruhan.',
  'plinko.rtp': 'RTP',
  'plinko.edge': 'Dari tepi ke tengah',
}

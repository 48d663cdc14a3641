import type { Texts } from './en.ts'

export const texts: Texts = {
  'lotus.cluster':
    'Năm biểu tượng trở lên nằm sát cạnh nhau được trả thưởng rồi biến mất; biểu tượng phía trên rơi xuống và biểu tượng mới đến từ trên cùng.',
  'lotus.marks':
    'Ô có biểu tượng biến mất lần thứ hai sẽ giữ một hệ số nhân: 2, rồi 4, tối đa 128. Mỗi cụm được nhân với tổng các hệ số trên những ô của nó.',
}

/** Which provinces of Vietnam draw on which day of the week; 0 is Sunday. */
export interface Station {
  readonly code: string
  readonly name: string
  readonly region: 'north' | 'central' | 'south'
  readonly weekdays: readonly number[]
}

const of = (
  region: Station['region'],
  rows: readonly (readonly [string, string, ...number[]])[],
): Station[] => rows.map(([code, name, ...weekdays]) => ({ code, name, region, weekdays }))

export const stations: readonly Station[] = [
  ...of('north', [
    ['ha-noi', 'Hà Nội', 1, 4],
    ['quang-ninh', 'Quảng Ninh', 2],
    ['bac-ninh', 'Bắc Ninh', 3],
    ['hai-phong', 'Hải Phòng', 5],
    ['nam-dinh', 'Nam Định', 6],
    ['thai-binh', 'Thái Bình', 0],
  ]),
  ...of('central', [
    ['hue', 'Thừa Thiên Huế', 0, 1],
    ['phu-yen', 'Phú Yên', 1],
    ['dak-lak', 'Đắk Lắk', 2],
    ['quang-nam', 'Quảng Nam', 2],
    ['da-nang', 'Đà Nẵng', 3, 6],
    ['khanh-hoa', 'Khánh Hòa', 0, 3],
    ['binh-dinh', 'Bình Định', 4],
    ['quang-tri', 'Quảng Trị', 4],
    ['quang-binh', 'Quảng Bình', 4],
    ['gia-lai', 'Gia Lai', 5],
    ['ninh-thuan', 'Ninh Thuận', 5],
    ['quang-ngai', 'Quảng Ngãi', 6],
    ['dak-nong', 'Đắk Nông', 6],
    ['kon-tum', 'Kon Tum', 0],
  ]),
  ...of('south', [
    ['tp-hcm', 'TP. Hồ Chí Minh', 1, 6],
    ['dong-thap', 'Đồng Tháp', 1],
    ['ca-mau', 'Cà Mau', 1],
    ['ben-tre', 'Bến Tre', 2],
    ['vung-tau', 'Vũng Tàu', 2],
    ['bac-lieu', 'Bạc Liêu', 2],
    ['dong-nai', 'Đồng Nai', 3],
    ['can-tho', 'Cần Thơ', 3],
    ['soc-trang', 'Sóc Trăng', 3],
    ['tay-ninh', 'Tây Ninh', 4],
    ['an-giang', 'An Giang', 4],
    ['binh-thuan', 'Bình Thuận', 4],
    ['vinh-long', 'Vĩnh Long', 5],
    ['binh-duong', 'Bình Dương', 5],
    ['tra-vinh', 'Trà Vinh', 5],
    ['long-an', 'Long An', 6],
    ['binh-phuoc', 'Bình Phước', 6],
    ['hau-giang', 'Hậu Giang', 6],
    ['tien-giang', 'Tiền Giang', 0],
    ['kien-giang', 'Kiên Giang', 0],
    ['da-lat', 'Đà Lạt', 0],
  ]),
]

// A face is fetched when text of its weight is on screen: labels all stand above 500, so a first load takes one.
import '@fontsource/noto-sans-myanmar/myanmar-400.css'
import '@fontsource/noto-sans-myanmar/myanmar-700.css'

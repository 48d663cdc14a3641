import '@fontsource/noto-sans-myanmar/myanmar-400.css'
import '@fontsource/noto-sans-myanmar/myanmar-700.css'

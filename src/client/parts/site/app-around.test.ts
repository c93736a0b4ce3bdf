import { expect, test, vi } from 'vitest';
import { appAround } from './app-around.tsx';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/BP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko)';
const WEBVIEW = `${PIXEL} Version/4.0 Chrome/136.0.7103.60 Mobile Safari/537.36`;

test.each([
  {
    in: 'Instagram',
    agent: `${IPHONE} Mobile/22F76 Instagram 389.0.0.28.89 (iPhone17,1; iOS 18_5; en_GB; scale=3.00)`,
  },
  { in: 'Instagram', agent: `${WEBVIEW} Instagram 379.1.0.43.80 Android (35/15; 420dpi; Google; Pixel 9)` },
  { in: 'Facebook', agent: `${IPHONE} Mobile/22F76 [FBAN/FBIOS;FBAV/518.0.0.52.100;FBBV/741;FBDV/iPhone17,1]` },
  { in: 'Facebook', agent: `${WEBVIEW} [FB_IAB/FB4A;FBAV/516.0.0.50.105;]` },
  { in: 'Messenger', agent: `${IPHONE} Mobile/22F76 [FBAN/MessengerForiOS;FBAV/508.0.0.45.109]` },
  { in: 'Messenger', agent: `${WEBVIEW} [FB_IAB/Orca-Android;FBAV/508.0.0.45.109;]` },
  { in: 'TikTok', agent: `${IPHONE} Mobile/22F76 musical_ly_39.6.0 JsSdk/2.0 NetType/WIFI BytedanceWebview/d8a21c6` },
  { in: 'TikTok', agent: `${WEBVIEW} trill_2023906040 BytedanceWebview/d8a21c6` },
  { in: 'Gmail', agent: `${IPHONE} Mobile/22F76 GMail/6.0.250504 Gmail` },
  { in: 'Google', agent: `${IPHONE} GSA/368.0 Mobile/15E148 Safari/604.1` },
  { in: 'Pinterest', agent: `${IPHONE} Mobile/22F76 [Pinterest/iOS]` },
  { in: 'Snapchat', agent: `${IPHONE} Mobile/22F76 Snapchat/13.41.0.43 (like Safari/8621)` },
  { in: 'another app', agent: `${IPHONE} Mobile/15E148` },
  { in: 'another app', agent: IPAD, platform: 'MacIntel', maxTouchPoints: 5 },
  { in: 'another app', agent: WEBVIEW },
  { in: undefined, agent: `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1` },
  { in: undefined, agent: `${IPHONE} CriOS/136.0.7103.56 Mobile/15E148 Safari/604.1` },
  { in: undefined, agent: `${IPHONE} FxiOS/138.0 Mobile/15E148 Safari/605.1.15` },
  { in: undefined, agent: `${IPHONE} Mobile/15E148`, standalone: true },
  { in: undefined, agent: `${IPAD} Version/18.5 Safari/605.1.15`, platform: 'MacIntel', maxTouchPoints: 5 },
  { in: undefined, agent: `${IPAD} Version/18.5 Safari/605.1.15`, platform: 'MacIntel' },
  { in: undefined, agent: PIXEL.replace('; wv', '').concat(' Chrome/136.0.0.0 Mobile Safari/537.36') },
  { in: undefined, agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:138.0) Gecko/20100101 Firefox/138.0' },
])('in $in: $agent', ({ in: app, agent: userAgent, platform = 'iPhone', maxTouchPoints = 0, standalone = false }) => {
  vi.stubGlobal('navigator', { userAgent, platform, maxTouchPoints, standalone });
  expect(appAround()).toBe(app);
});

/** Paints hair, headband and shoes. */

import { cross, unit, type V3 } from '#client/coach/rig/vector.ts';
import { ARM_DIR, JOINT, SHOE_UP } from '../body/bind-pose.ts';
import { FAN, FINGERS, KNUCKLES } from '../shape/limbs.ts';
import { BAND, BUN_AT } from '../shape/seams.ts';
import { f, v3 } from './glsl.ts';

/** Out of the palm. */
const PALM: V3 = unit(cross(ARM_DIR, [0, 0, 1]));
/** Where the nails of the fingers are, from the little one on, metres from the wrist; those of fingers and thumb are so large. */
const NAILS = FINGERS.map(([, end]) => f(end - 0.0115)).toReversed();
const NAIL = 'vec2(.0078,.0054)';
const SHOE_MIDDLE = JOINT.foot[0] + 0.002;

export const PAINT_REST = `
void paintHair(vec3 p, float worn){
  lay(c_hair,vec3(.62,.6,.62),1.); gSheen=.22; gGloss=.55; gSkin=0.;
  vec3 bq=p-${v3(BUN_AT)}; float inBun=step(length(bq),.056)*uHead.y;
  float ang=inBun>.5?atan(bq.x,bq.z)+bq.y*38.:uHead.z<.5?0.:uHead.z>1.5?p.x*14.+sin(p.y*30.)*.2:atan(p.x,(p.y-1.66)*.72-(p.z+.09)*.69);
  gBase*=1.+.13*step(.5,uHead.z)*sin(ang*(inBun>.5?5.:26.))*smoothstep(.9,.3,fwidth(ang)*9.);
  float band=abs(dot(p-${v3(BAND.at)},${v3(BAND.normal)}))-${f(BAND.half)};
  float isBand=worn*cover(band)*step(length(p-vec3(0.,1.598,-.014)),.17);
  lay(c_band,vec3(.8,.62,.45),isBand); gGloss*=1.-isBand;
}
void paintHand(vec3 p, float ax){
  vec3 q=vec3(ax,p.yz)-${v3(JOINT.hand)}; q.z/=uHand; float t=dot(q,${v3(ARM_DIR)}), up=dot(q,${v3(PALM)}), fan=1.+${f(FAN)}*max(0.,t-${f(KNUCKLES)});
  float which=clamp(floor(q.z/fan/.0176+2.),0.,3.), middle=(which-1.5)*.0176*fan;
  vec2 finger=vec2(t-vec4(${NAILS.join(',')})[int(which)],q.z-middle)/${NAIL}, thumb=vec2(t-.094,q.z-.0655)/vec2(.0085,.0062);
  float d=min(length(finger)+step(.004,up)*9.,length(thumb)+step(.0165,up)*9.)-1., nail=cover(d*.006);
  gAo*=1.-.16*smoothstep(.35,0.,abs(d)); gBase=mix(gBase,gBase*.72+vec3(.27,.2,.19),nail*.75); gGloss=.6*nail;
}
void paintFoot(vec3 p, float ax){
  float b=ax-${f(SHOE_MIDDLE)}+.036, k=floor((b-.026)/.0125), wide=b<.026?.013:.00625, c=b<.026?.013:.026+(k+.5)*.0125;
  float groove=wide-abs(b-c), on=smoothstep(.128,.146,p.z); gAo*=1.-.5*on*smoothstep(.0026,0.,groove);
  float nail=cover((length(vec2((b-c)/(wide*.62),(p.z-.176+.14*b)/.0072))-1.)*.005)*step(${f(SHOE_UP + 0.04)},p.y);
  gBase=mix(gBase,gBase*.72+vec3(.27,.2,.19),nail*.75); gGloss=.5*nail;
}
void paintShoe(vec3 p, float ax, vec3 n){
  p.y-=${f(SHOE_UP)}; float sole=p.y-.0195, s=cover(sole);
  lay(c_shoe,vec3(.7,.8,.8),1.); lay(c_sole,vec3(.85,.66,.42),s); gSkin=0.;
  gBase*=1.-.1*cover(abs(p.y-.0245)-.0009);
  float laces=p.z>.035&&p.z<.092?1.:0., lace=abs(fract((p.z-.035)/.0142)-.5)*.0142-.0027;
  gBase=mix(gBase,vec3(.77,.85,.83),cover(lace)*cover(abs(ax-${f(SHOE_MIDDLE)})-.019)*laces*step(.05,p.y)*step(.2,n.y));
}`;

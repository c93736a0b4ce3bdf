import '#client/ui/fonts.css';
import '#client/ui/tokens.css';
import '#client/ui/base.css';

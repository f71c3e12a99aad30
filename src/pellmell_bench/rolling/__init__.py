"""Rolling deploys: nodes under load are stopped and started anew, one after the other, as another release."""
